import type { ClientAssets } from './client-assets.ts'
import { toCspHash } from './content-security-policy.ts'

/**
 * The scripts inside a page. They are constant for a build, so that a page without a nonce can allow them by hash. They
 * must be small and must not import anything.
 */
export type InlineScripts = {
  oldBrowser: string
  bootstrap: string
  /** Only in public pages: the rules by which a browser prefetches documents. */
  speculationRules: string
  /** CSP sources, `sha256-…` without quotes. */
  hashes: string[]
}

type EntryScripts = Pick<ClientAssets, 'entry' | 'entryImports'>

/**
 * Shows the banner in Internet Explorer and in Safari before version 11, the oldest browsers that the shop must
 * address. The code is ES3, which these browsers can run. Other browsers also name Safari in their user agent, but
 * without `Version/` before it.
 */
const oldBrowser = `(function(){var a=navigator.userAgent,m=/Version\\/(\\d+)[^ ]* (Mobile\\/[^ ]+ )?Safari\\//.exec(a);if(/MSIE |Trident\\//.test(a)||(m&&Number(m[1])<11)){var b=document.getElementById('old-browser');if(b){b.removeAttribute('hidden')}}})()`

/**
 * Reads the session once and shows the basket count. Then loads all files of the application together. Personal pages
 * load them at once; their head names all files. Public pages load them at the first interaction or when the loaded
 * page is idle, at the latest two seconds later. Until the application takes over (`stop`), links and forms work
 * natively, and the browser prefetches by the speculation rules. A form is sent only once. The buttons of a stepper
 * change its field. A page from the back-forward cache reads the session again, and the application starts with that
 * one.
 *
 * The field `fromPage` of a form that the browser sends names this page. That happens while the application runs, too:
 * it hydrates some parts of a page later.
 *
 * A page that is left stores what is typed for `restoreTypedValues`, also while the application runs. A reload or a
 * form of the preferences loads the same page anew. The page stores no password, not even a shown one. What is inside
 * `data-unsent` has its own way, or must not be stored. `rememberTypedValues` selects with the same `findTyped`.
 *
 * A field that the shopper changes is marked with `isTyped`: the browser may restore other fields, and a page has
 * prefilled ones.
 *
 * A click on a card of an event marks its poster, which then moves into the event's page (`transitions.css`). Other
 * changes of documents have no transition.
 *
 * A shopper may go back to a URL that the application showed in this document. The browser then loads that page, unless
 * the application runs and can show it. The application no longer starts in the page that the shopper leaves
 * (`isLeaving`).
 */
const bootstrap = ({ entry, entryImports }: EntryScripts) => `(()=>{
const entry=${JSON.stringify(entry)},imports=${JSON.stringify(entryImports)},root=document.documentElement,personal=root.dataset.kind==='personal';
const policy=self.trustedTypes?trustedTypes.createPolicy('boot',{createScriptURL:u=>{if(u===entry)return u;throw new TypeError(u)}}):{createScriptURL:u=>u};
const read=()=>fetch('/bff/session',{headers:{Accept:'application/json'}}).then(r=>r.ok?r.json():null).catch(()=>null);
const paint=s=>{if(s)for(const e of document.querySelectorAll('[data-basket-count]'))s.basketCount?e.setAttribute('data-count',s.basketCount):e.removeAttribute('data-count');return s};
const types=['pointermove','pointerdown','touchstart','keydown','focusin','scroll','wheel'];
let started,live,sent;
const start=()=>{if(started)return;started=1;types.forEach(t=>removeEventListener(t,start,true));for(const u of personal?[]:imports.concat(root.dataset.scripts.match(/\\S+/g)||[])){const l=document.createElement('link');l.rel='modulepreload';l.href=u;document.head.append(l)}const s=document.createElement('script');s.type='module';s.src=policy.createScriptURL(entry);document.head.append(s)};
const at=()=>location.pathname+location.search,here=at(),onPopState=()=>{if(at()!==here){stagedoor.isLeaving=1;location.reload()}};
const step=e=>{const b=e.target.closest('[data-step]'),f=b&&b.parentNode.querySelector('input');if(!f)return;f[b.dataset.step]();for(const o of b.parentNode.querySelectorAll('[data-step]'))o.disabled=+f.value===+(o.dataset.step==='stepUp'?f.max:f.min)};
addEventListener('click',step,true);
addEventListener('click',e=>{const b=e.target.closest('[data-step]'),f=b&&b.parentNode.querySelector('input');if(f)f.isTyped=true},true);
const mark=p=>{for(const o of document.querySelectorAll('[data-poster=opened]'))o.dataset.poster='';if(p)p.dataset.poster='opened'};
addEventListener('click',e=>{const l=e.target.closest('.card-link'),c=l&&l.closest('article');mark(c&&c.querySelector('[data-poster]'))},true);
addEventListener('pageswap',e=>{const t=e.viewTransition;if(t&&!document.querySelector('[data-poster=opened]')){t.ready.catch(()=>{});t.skipTransition()}});
let switched;
const fields=()=>[...document.querySelectorAll('main input,main textarea,main select')],isChoice=i=>/radio|checkbox/.test(i.type),toKey=i=>isChoice(i)?i.name+i.value:i.id||i.name;
const findTyped=()=>fields().filter(i=>i.isTyped&&i.value&&!/hidden|password/.test(i.type+i.autocomplete)&&(i.checked||!isChoice(i))&&!i.closest('[data-unsent]'));
addEventListener('pagehide',()=>{const q=findTyped().map(i=>[toKey(i),i.value]);if(q[0])try{sessionStorage.typed=JSON.stringify({path:location.pathname,switched:switched===at(),values:Object.fromEntries(q)})}catch{}});
addEventListener('submit',e=>{switched=e.target.getAttribute('action')==='/preferences'&&at();if(sent){e.preventDefault();e.stopImmediatePropagation()}else if(!live){sent=1;setTimeout(()=>sent=0,1e4)}},true);
addEventListener('submit',e=>{const f=e.target.elements.fromPage;if(f&&!e.defaultPrevented)f.value=at()});
addEventListener('input',e=>{e.target.isTyped=true},true);
const show=()=>read().then(paint);
self.stagedoor={fields,toKey,findTyped,session:personal?undefined:show(),stop(){live=1;removeEventListener('click',step,true);removeEventListener('popstate',onPopState);const r=document.querySelector('script[type=speculationrules]');if(r)r.remove()}};
addEventListener('popstate',onPopState);
if(personal)start();else{types.forEach(t=>addEventListener(t,start,{capture:true,passive:true}));addEventListener('load',()=>self.requestIdleCallback?requestIdleCallback(start,{timeout:2e3}):setTimeout(start,1e3))}
addEventListener('pageshow',e=>{sent=switched=0;mark();if(!e.persisted)return;if(personal)location.reload();else if(!live)self.stagedoor.session=show()});
})()`

/**
 * Lets the browser fetch the document of a public page when the shopper rests on its link or presses it. An allow-list:
 * the browser must not fetch a page that changes something, is personal or counts towards a limit.
 */
const createSpeculationRules = (prefetchablePaths: readonly string[]) =>
  JSON.stringify({ prefetch: [{ where: { href_matches: prefetchablePaths }, eagerness: 'moderate' }] })

export const createInlineScripts = (scriptUrls: EntryScripts, prefetchablePaths: readonly string[]): InlineScripts => {
  const scripts = {
    oldBrowser,
    bootstrap: bootstrap(scriptUrls).replaceAll('\n', ''),
    speculationRules: createSpeculationRules(prefetchablePaths),
  }
  return { ...scripts, hashes: Object.values(scripts).map(toCspHash) }
}
