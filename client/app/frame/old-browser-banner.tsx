import styles from './old-browser-banner.module.css'
import { Wrap } from '../../ui/layout/wrap.tsx'

/** In every page, hidden: the document's script that knows old browsers takes `hidden` off. */
export const OldBrowserBanner = ({ children }: { children: string }) => (
  <div id="old-browser" className={styles.banner} hidden suppressHydrationWarning>
    <Wrap>
      <p>{children}</p>
    </Wrap>
  </div>
)
