"""Texts that have run as programs in somebody's page. Ours must show them, or refuse them, and nothing else."""

from __future__ import annotations

TAGS = ("script", "img", "svg", "iframe", "object", "embed", "math", "body", "video", "details", "marquee", "a", "base")
HANDLERS = ("onerror", "onload", "onclick", "onfocus", "onmouseover", "ontoggle", "onbegin", "onanimationstart")
SCHEMES = (
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "JaVaScRiPt:alert(1)",
)

PAYLOADS: tuple[str, ...] = (
    *(f"<{tag}>alert(1)</{tag}>" for tag in TAGS),
    *(f"<{tag} src=x onerror=alert(1)>" for tag in TAGS),
    *(f"<img {handler}=alert(1)>" for handler in HANDLERS),
    *(f'"{handler}=alert(1) x="' for handler in HANDLERS),
    *(f"'{handler}=alert(1) x='" for handler in HANDLERS),
    *(f'<a href="{scheme}">x</a>' for scheme in SCHEMES),
    *(f'<iframe src="{scheme}">' for scheme in SCHEMES),
    *SCHEMES,
    *("{{7*7}}", "${7*7}", "#{7*7}", "<%= 7*7 %>", "{{constructor}}", "[[7*7]]", "{%raw%}", "${alert(1)}"),
    *(
        "</script><script>x",
        "</title><script>x",
        "</style><script>x",
        "</textarea><b>",
        "--><b>",
        "]]><b>",
        "*/alert(1)/*",
    ),
    *(
        "\\u003cscript\\u003e",
        "&lt;script&gt;",
        "&#60;script&#62;",
        "%3Cscript%3E",
        "\\x3cscript\\x3e",
        "+ADw-script+AD4-",
    ),
    *(
        "<ScRiPt>x</sCrIpT>",
        "<script/x>alert(1)",
        "<<script>alert(1)",
        "<script\n>x",
        "<scr<script>ipt>",
        "<svg/onload=x>",
    ),
    *(
        "';alert(1)//",
        '";alert(1)//',
        "`;alert(1)//",
        "');alert(1)//",
        "\\';alert(1)//",
        "1;alert(1)",
        "=cmd|' /C x'!A0",
    ),
    *("' OR '1'='1", "'; DROP TABLE x;--", '" OR 1=1 --', "1 UNION SELECT 1", "admin'--", "%' OR 1 LIKE '%"),
    *(
        "../../etc/passwd",
        "..\\..\\x",
        "file:///etc/passwd",
        "//evil.example",
        "\\\\evil\\share",
        "http://evil.example",
    ),
    *("__proto__", "constructor", "toString", "null", "undefined", "NaN", "true", "-1", "1e309", "[object Object]"),
    *("\u202ecba", "a\u0000b", "a\u200bb", "\ufeffx", "e\u0301" * 12, "😀" * 12, "𝕏" * 24, "ﷺ", "\u2028x", "a\rb"),
)
