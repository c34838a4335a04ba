import { classNames } from './class-names.ts'
import styles from './rich-text.module.css'
import { trustedHtml } from './trusted-html.ts'

/** Content written in the back office. `html` is sanitised by the server and by nobody else. `article` sets it off to the right. */
export const RichText = ({ html, article }: { html: string; article?: boolean }) => (
  <div className={classNames(styles.rich, article && styles.article)} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
)
