/** Plain and unlike the shop, so that shoppers see that they are on another site. */
export const sandboxStyle = `:root{color-scheme:light dark;--bg:#eef1f5;--surface:#fff;--text:#1c2430;--text-muted:#536073;--border:#c9d1dc;--accent:#1d4f91;--on-accent:#fff;--notice-bg:#fff4cf;--notice-text:#5c4700}
@media (prefers-color-scheme:dark){:root{--bg:#12161d;--surface:#1b212b;--text:#e8ecf2;--text-muted:#a3afc0;--border:#3a4556;--accent:#9cc2ff;--on-accent:#0c1420;--notice-bg:#3a3212;--notice-text:#ffe9a3}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--bg)}
header,main{max-width:34rem;margin:0 auto;padding:0 1rem}
header{padding-top:1.5rem;font-weight:700;letter-spacing:.01em}
header span{display:inline-block;padding:.1rem .6rem;border:2px dashed var(--text-muted);border-radius:.4rem}
main{padding-bottom:3rem}
article{margin-top:1rem;padding:1.5rem;background:var(--surface);border:1px solid var(--border);border-radius:.75rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}
h2{margin:1.75rem 0 .75rem;font-size:1.0625rem}
.note{margin:0 0 1.25rem;padding:.75rem 1rem;border-radius:.5rem;background:var(--notice-bg);color:var(--notice-text)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.25rem;margin:0}
dt{color:var(--text-muted)}dd{margin:0;overflow-wrap:anywhere}
form{display:grid;gap:.875rem;margin:0}
button,.back{display:block;width:100%;min-height:3rem;padding:.6rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;border:2px solid var(--accent);border-radius:.5rem;background:transparent;color:var(--accent);cursor:pointer}
button.first,.back{background:var(--accent);color:var(--on-accent)}
button:hover,.back:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
small{display:block;margin-top:.25rem;color:var(--text-muted);font-size:.875rem}
footer{margin-top:1.25rem;color:var(--text-muted);font-size:.875rem}`
