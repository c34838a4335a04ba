import styles from './old-browser-banner.module.css'
import { Container } from '../../ui/layout/container.tsx'

/** In every page, hidden: the document's script that knows old browsers takes `hidden` off. */
export const OldBrowserBanner = ({ children }: { children: string }) => (
  <div id="old-browser" className={styles.banner} hidden suppressHydrationWarning>
    <Container>
      <p>{children}</p>
    </Container>
  </div>
)
