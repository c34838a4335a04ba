import styles from './old-browser-banner.module.css'
import { Container } from '../../ui/layout/container.tsx'

/** Every page contains the banner, hidden; the inline script shows it in old browsers. */
export const OldBrowserBanner = ({ children }: { children: string }) => (
  <div id="old-browser" className={styles.banner} hidden suppressHydrationWarning>
    <Container>
      <p>{children}</p>
    </Container>
  </div>
)
