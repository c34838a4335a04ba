/** Plain on purpose, and nothing like the shop: whoever pays should see that they are somewhere else. */
export const sandboxStyle = `:root{color-scheme:light dark;--page:#eef1f5;--card:#fff;--text:#1c2430;--soft:#536073;--line:#c9d1dc;--act:#1d4f91;--on:#fff;--note:#fff4cf;--noted:#5c4700}
@media (prefers-color-scheme:dark){:root{--page:#12161d;--card:#1b212b;--text:#e8ecf2;--soft:#a3afc0;--line:#3a4556;--act:#9cc2ff;--on:#0c1420;--note:#3a3212;--noted:#ffe9a3}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--page)}
header,main{max-width:34rem;margin:0 auto;padding:0 1rem}
header{padding-top:1.5rem;font-weight:700;letter-spacing:.01em}
header span{display:inline-block;padding:.1rem .6rem;border:2px dashed var(--soft);border-radius:.4rem}
main{padding-bottom:3rem}
article{margin-top:1rem;padding:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}
h2{margin:1.75rem 0 .75rem;font-size:1.0625rem}
.note{margin:0 0 1.25rem;padding:.75rem 1rem;border-radius:.5rem;background:var(--note);color:var(--noted)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.25rem;margin:0}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
form{display:grid;gap:.875rem;margin:0}
button,.back{display:block;width:100%;min-height:3rem;padding:.6rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;border:2px solid var(--act);border-radius:.5rem;background:transparent;color:var(--act);cursor:pointer}
button.first,.back{background:var(--act);color:var(--on)}
button:hover,.back:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--act);outline-offset:3px}
small{display:block;margin-top:.25rem;color:var(--soft);font-size:.875rem}
footer{margin-top:1.25rem;color:var(--soft);font-size:.875rem}`
