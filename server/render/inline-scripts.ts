import { createHash } from 'node:crypto'

/**
 * The two scripts inside every page. They are constant for a build, so that a page without a nonce allows them by hash.
 * They must stay small and free of dependencies.
 */
export type InlineScripts = {
  oldBrowser: string
  bootstrap: string
  /** CSP sources, `sha256-…` without quotes. */
  hashes: string[]
}

/**
 * Shows the banner in Internet Explorer and in Safari below 11, the oldest browsers that the shop must address. It is
 * ES3, which those browsers can run. Chrome, Edge and others also call themselves Safari, but without Version/ before
 * it.
 */
const oldBrowser = `(function(){var a=navigator.userAgent,m=/Version\\/(\\d+)[^ ]* (Mobile\\/[^ ]+ )?Safari\\//.exec(a);if(/MSIE |Trident\\//.test(a)||(m&&Number(m[1])<11)){var b=document.getElementById('old-browser');if(b){b.removeAttribute('hidden')}}})()`

/**
 * Reads the session once and shows the basket count, then loads the application: at once on personal pages, at the
 * first interaction on public ones, because links and forms work without it. A page from the back-forward cache reads
 * the session again. Going back to a URL that the application showed in this document loads that page, until the
 * application can show it (`onPopState`).
 */
const bootstrap = (entry: string) => `(()=>{
const entry=${JSON.stringify(entry)},root=document.documentElement,personal=root.dataset.kind==='personal';
const policy=self.trustedTypes?trustedTypes.createPolicy('boot',{createScriptURL:u=>{if(u===entry)return u;throw new TypeError(u)}}):{createScriptURL:u=>u};
const read=()=>fetch('/bff/session',{headers:{Accept:'application/json'}}).then(r=>r.ok?r.json():null).catch(()=>null);
const paint=s=>{if(s)for(const e of document.querySelectorAll('[data-basket-count]'))s.basketCount?e.setAttribute('data-count',s.basketCount):e.removeAttribute('data-count');return s};
const types=['pointermove','pointerdown','touchstart','keydown','focusin','scroll','wheel'];
const start=()=>{types.forEach(t=>removeEventListener(t,start,true));const s=document.createElement('script');s.type='module';s.src=policy.createScriptURL(entry);document.head.append(s)};
const at=()=>location.pathname+location.search,here=at(),onPopState=()=>{if(at()!==here)location.reload()};
self.stagedoor={session:personal?undefined:read().then(paint),onPopState};
addEventListener('popstate',onPopState);
if(personal)start();else types.forEach(t=>addEventListener(t,start,{capture:true,passive:true}));
addEventListener('pageshow',e=>{if(e.persisted)personal?location.reload():read().then(paint)});
})()`

const toCspHash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

export const createInlineScripts = (entry: string): InlineScripts => {
  const scripts = { oldBrowser, bootstrap: bootstrap(entry).replaceAll('\n', '') }
  return { ...scripts, hashes: [toCspHash(scripts.oldBrowser), toCspHash(scripts.bootstrap)] }
}
