import styles from './old-browser-banner.module.css'
import { Container } from '../../ui/layout/container.tsx'

/** Present but hidden in every page; the inline script removes `hidden` in old browsers. */
export const OldBrowserBanner = ({ children }: { children: string }) => (
  <div id="old-browser" className={styles.banner} hidden suppressHydrationWarning>
    <Container>
      <p>{children}</p>
    </Container>
  </div>
)
