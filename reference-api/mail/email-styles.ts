import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const readFont = (name: string) =>
  `url(data:font/woff2;base64,${readFileSync(join(import.meta.dirname, 'fonts', name)).toString('base64')}) format("woff2")`

const display = "Anybody,'Arial Narrow','HelveticaNeue-CondensedBold','sans-serif-condensed',Arial,sans-serif"
const sans = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif"

/** The light theme. Mail programs that ignore `style` elements need the styles in the elements. */
const colors = {
  background: '#f1e7d4',
  surface: '#fbf6eb',
  text: '#17110d',
  muted: '#5c4f42',
  border: '#cfc0a6',
  danger: '#a81c12',
}

export const styles = {
  page: `margin:0;padding:0;background-color:${colors.background};color:${colors.text};font:16px/1.5 ${sans};-webkit-text-size-adjust:100%`,
  preheader:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all',
  table: 'width:100%;border-collapse:collapse',
  edge: 'padding:0 20px;text-align:center',
  sheet: `width:100%;max-width:600px;margin:0 auto;border-collapse:collapse;text-align:left;font:16px/1.5 ${sans};color:${colors.text}`,
  head: `padding:22px 0 18px;border-bottom:2px solid ${colors.text}`,
  wordmark: 'margin:0;font-size:28px;line-height:32px;white-space:nowrap;letter-spacing:-.03em;font-weight:900',
  wordmarkWide: "font-family:'PX Live Wide','Arial Black',Verdana,sans-serif",
  wordmarkNarrow: "font-family:'PX Live Narrow','Arial Narrow','sans-serif-condensed',Arial,sans-serif",
  content: 'padding:36px 0 40px',
  titleShort: `margin:0 0 24px;font:800 46px/1 'PX Live Title','Helvetica Neue',Helvetica,Arial,sans-serif;letter-spacing:-.02em`,
  title: `margin:0 0 24px;font:800 38px/1.04 ${display};letter-spacing:-.015em;text-wrap:balance`,
  heading: `margin:36px 0 12px;font:800 22px/1.15 ${display};letter-spacing:-.01em`,
  text: 'margin:0 0 16px;text-wrap:pretty',
  link: `color:${colors.text};font-weight:600;text-decoration:underline;text-underline-offset:3px`,
  buttonTable: 'border-collapse:separate;border-spacing:0;margin:24px 0 28px',
  buttonCell: `background-color:${colors.text};text-align:center;mso-padding-alt:17px 30px`,
  button: `display:inline-block;padding:17px 30px;font:800 20px/1.2 ${display};color:${colors.background};text-decoration:none;mso-padding-alt:0`,
  besideButton: 'padding:0 0 0 24px',
  command: `font:600 14px/1.6 Menlo,Consolas,'Liberation Mono',monospace`,
  rows: 'width:100%;border-collapse:collapse;margin:0 0 16px',
  label: `text-align:left;font-weight:normal;padding:9px 16px 9px 0;border-top:1px solid ${colors.border};vertical-align:top`,
  value: `text-align:right;padding:9px 0;border-top:1px solid ${colors.border};vertical-align:top;white-space:nowrap;font-variant-numeric:tabular-nums`,
  strongLabel: `text-align:left;padding:11px 16px 11px 0;border-top:2px solid ${colors.text};vertical-align:top;font:800 22px/1.2 ${display}`,
  strongValue: `text-align:right;padding:11px 0;border-top:2px solid ${colors.text};vertical-align:top;white-space:nowrap;font:800 22px/1.2 ${display}`,
  card: `width:100%;border-collapse:collapse;margin:0 0 16px;background-color:${colors.surface}`,
  picture: 'width:200px;padding:16px;vertical-align:top',
  image: `display:block;width:200px;height:auto;border:0;color:${colors.muted};font-size:14px;line-height:1.4`,
  pictureSmall: 'width:128px;padding:16px;vertical-align:top',
  imageSmall: `display:block;width:128px;height:auto;border:0;color:${colors.muted};font-size:14px;line-height:1.4`,
  cardText: `padding:16px 20px;vertical-align:top;border-left:4px dotted ${colors.border};overflow-wrap:anywhere`,
  cardState: `margin:0 0 12px;font:800 22px/1.1 ${display};color:${colors.danger}`,
  cardDate: `margin:0 0 8px;font:600 16px/1 ${sans}`,
  cardDay: `padding:0 2px;font:800 26px/1 ${display};letter-spacing:-.02em`,
  cardTitle: `margin:0 0 8px;font:800 28px/1.05 ${display};letter-spacing:-.015em`,
  cardAmount: `margin:0 0 8px;font:800 52px/1 ${display};letter-spacing:-.02em`,
  cardRow: 'width:100%;border-collapse:collapse;margin:0 0 10px',
  cardItem: 'padding:0 12px 0 0;vertical-align:baseline;font-weight:600',
  cardPrice:
    'padding:0;vertical-align:baseline;text-align:right;white-space:nowrap;font-weight:600;font-variant-numeric:tabular-nums',
  codeCell: `padding:14px 16px 16px;border-top:1px solid ${colors.border}`,
  cardCode: `font:600 22px/1.4 ${sans};letter-spacing:.06em;white-space:nowrap`,
  detail: 'margin:0 0 4px',
  foot: `padding:20px 0 40px;border-top:1px solid ${colors.border};color:${colors.muted};font-size:14px`,
  brandLine: `margin:0 0 8px;font:800 20px/1.15 ${display};letter-spacing:-.01em;text-wrap:balance;color:${colors.text}`,
  footText: 'margin:0 0 8px',
  footLink: `color:${colors.muted};text-decoration:underline`,
}

export type StyleName = keyof typeof styles

/** At most 8,192 characters: Gmail drops longer ones. It also drops fonts, so these have an element of their own. */
const responsiveCss = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{-webkit-tap-highlight-color:transparent}
@media (max-width:480px){
.title{font-size:28px!important}
.titleShort{font-size:38px!important}
.content{padding-top:28px!important}
.buttonTable,.button{width:100%!important;box-sizing:border-box!important}
.buttonCell,.besideButton{display:block!important}
.besideButton{padding:18px 0 0!important;text-align:center!important}
.picture,.pictureSmall{width:112px!important;padding:12px 0 12px 12px!important}
.image,.imageSmall{width:112px!important}
.cardText{padding:12px!important;border-left-width:0!important}
.cardTitle{font-size:22px!important}
.cardAmount{font-size:42px!important}
.codeCell{padding:12px!important}
.detail{font-size:15px!important}
}
@media (max-width:374px){
.cardCode{font-size:18px!important}
}
@media (prefers-color-scheme:dark){
.page{background-color:#120e0b!important;color:#f5ecdc!important}
.sheet,.link,.title,.titleShort,.heading,.brandLine{color:#f5ecdc!important}
.head{border-color:#f5ecdc!important}
.card{background-color:#1d1713!important}
.cardText{border-color:#5c4f42!important}
.cardState{color:#ff8d78!important}
.buttonCell{background-color:#f5ecdc!important}
.button{color:#17110d!important}
.label,.value,.codeCell{border-color:#3b3128!important}
.strongLabel,.strongValue{border-color:#f5ecdc!important}
.image,.imageSmall,.foot,.footLink{color:#b9ab97!important}
.foot{border-color:#3b3128!important}
}`

/** Without U+D7: Anybody's multiplication sign is a dot that one does not read as "times". */
const fontCss = `
@font-face{font-family:Anybody;font-weight:800;src:${readFont('anybody-name.woff2')};unicode-range:U+0-D6,U+D8-FFFF}
@font-face{font-family:'Instrument Sans';font-weight:400;src:${readFont('instrument-sans-text.woff2')}}
@font-face{font-family:'Instrument Sans';font-weight:600 900;src:${readFont('instrument-sans-bold.woff2')}}
@font-face{font-family:'PX Live Title';font-weight:800;src:${readFont('anybody-title.woff2')}}
@font-face{font-family:'PX Live Wide';font-weight:900;src:${readFont('wordmark-wide.woff2')}}
@font-face{font-family:'PX Live Narrow';font-weight:900;src:${readFont('wordmark-narrow.woff2')}}`

/** Outlook with Word's engine knows no maximum width, and shows Times for a font that it cannot load. */
const outlookCss = '.sheet{width:600px!important}*{font-family:Arial,sans-serif!important}'

export const fontElement = `<style>${fontCss}
</style>`

export const styleElements = `<style>${responsiveCss}
</style>
<!--[if mso]><style>${outlookCss}</style><![endif]-->`
