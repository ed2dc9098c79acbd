"""How the report of an arena looks: the house's paper and ink, on a desk and on a phone."""

from __future__ import annotations

from palas.arena.plots import PLOT_RULES
from palas.draw.lettering import TEXT_RULES
from palas.draw.ornaments import ORNAMENT_RULES
from palas.draw.tokens import style_sheet

DESK_RULES = {
    "*": "box-sizing:border-box",
    "html": "background:#f6f1e7",
    "body": "margin:0;min-height:100vh;background:var(--paper);color:var(--ink);"
    "font:16px/1.5 var(--sans);font-variant-numeric:tabular-nums lining-nums;"
    "-webkit-text-size-adjust:100%",
    "main,footer": "max-width:1180px;margin:0 auto;padding:0 24px",
    ".symbols": "position:absolute",
    "header": "padding:44px 0 26px;border-bottom:1.25px solid var(--ink)",
    ".eyebrow": "margin:0;color:var(--soft);letter-spacing:.16em;text-transform:uppercase;"
    "font-size:13px",
    "h1": "margin:2px 0 8px;font:600 44px/1.1 var(--serif)",
    "h2": "margin:0 0 10px;font:600 20px/1.3 var(--serif)",
    ".facts": "margin:0;color:var(--soft);overflow-wrap:anywhere",
    ".answer": "margin:22px 0 0;max-width:46em;padding-left:16px;"
    "border-left:4px solid var(--gold);font:19px/1.5 var(--serif);overflow-wrap:anywhere",
    "section": "margin:34px 0",
    "table": "width:100%;border-collapse:collapse",
    "th,td": "padding:9px 10px;text-align:right;white-space:nowrap;"
    "border-bottom:1px solid var(--hair)",
    "thead th": "color:var(--soft);font-weight:400;font-size:14px;vertical-align:bottom;"
    "white-space:normal",
    "th:first-child": "text-align:left;padding-left:0",
    "tbody th": "font-weight:600;white-space:normal;overflow-wrap:anywhere",
    "th svg": "vertical-align:-6px;margin-right:9px",
    ".heat td": "text-align:center;border:2px solid var(--paper);"
    "background:color-mix(in srgb,var(--gold) var(--heat,0%),var(--paper-2))",
    ".heat thead th": "text-align:center",
    ".heat thead th:first-child": "text-align:left",
    ".plots": "display:grid;grid-template-columns:repeat(auto-fill,minmax(min(320px,100%),1fr));"
    "gap:18px",
    "figure": "margin:0;padding:18px 18px 14px;background:var(--card);"
    "border:1.25px solid var(--hair);border-radius:10px",
    "figure svg": "display:block;width:100%;height:auto;overflow:visible",
    "figure text": "paint-order:stroke;stroke:var(--card);stroke-width:4px;stroke-linejoin:round",
    "figcaption": "margin-top:8px;color:var(--soft);font-size:13px;line-height:1.45",
    "ul": "margin:0;padding-left:20px;overflow-wrap:anywhere",
    "footer": "margin-top:44px;padding-top:22px;padding-bottom:40px;color:var(--soft);"
    "font-size:14px",
    "footer p": "margin:0",
    "pre": "margin:8px 0 14px;padding:12px 14px;background:var(--paper-2);border-radius:8px;"
    "white-space:pre-wrap;overflow-wrap:anywhere;color:var(--ink)",
}

PHONE_RULES = {
    "main,footer": "padding:0 16px",
    "header": "padding:26px 0 20px",
    "h1": "font-size:34px",
    ".answer": "font-size:17px",
    ".results,.results tbody": "display:block",
    ".results thead": "display:none",
    ".results tr": "display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);"
    "gap:0 14px;padding:12px 0;border-bottom:1.25px solid var(--hair)",
    ".results th": "grid-column:1/-1;border:0;padding:4px 0;font-size:18px",
    ".results td": "display:flex;justify-content:space-between;gap:6px;border:0;padding:3px 0;"
    "font-size:13.5px",
    ".results td::before": "content:attr(data-label);color:var(--soft);text-align:left;"
    "white-space:normal",
    ".heat": "font-size:14px",
    ".heat th,.heat td": "padding:8px 4px",
    "figure": "padding:14px 12px 12px",
}

PRINT_RULES = {"figure,tr": "break-inside:avoid", ".plots": "grid-template-columns:1fr 1fr"}


def page_style() -> str:
    """Return the style sheet of the page."""
    rules = TEXT_RULES | {".outline": ORNAMENT_RULES[".outline"]} | PLOT_RULES | DESK_RULES
    night = "@media(prefers-color-scheme:dark){html{background:#151a21}}"
    phone = f"@media(max-width:700px){{{_written(PHONE_RULES)}}}"
    return style_sheet("auto", rules) + night + phone + f"@media print{{{_written(PRINT_RULES)}}}"


def _written(rules: dict[str, str]) -> str:
    return "".join(f"{where}{{{what}}}" for where, what in rules.items())
