import { useEffect, useRef } from 'react'
import { isCurrent, type HeaderLink } from './header-link.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './nav-submenu.module.css'
import { markLanguage } from '../../../ui/text/mark-language.tsx'
import { SubmenuLinks } from './submenu-links.tsx'

type NavSubmenuProps = { link: HeaderLink; currentPath: string; summaryClass?: string }

/** Opens without JavaScript. A script also closes it on Escape, on a click or focus outside it, and after a choice. */
export const NavSubmenu = ({ link, currentPath, summaryClass }: NavSubmenuProps) => {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const box = details.current
    if (!box) return
    const closeIfOutside = (event: Event) => {
      if (box.open && !box.contains(event.target as Node)) box.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.open) return
      box.open = false
      box.querySelector('summary')?.focus()
    }
    const closeOnLinkClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) box.open = false
    }
    box.addEventListener('click', closeOnLinkClick)
    document.addEventListener('pointerdown', closeIfOutside)
    document.addEventListener('focusin', closeIfOutside)
    box.addEventListener('keydown', closeOnEscape)
    return () => {
      box.removeEventListener('click', closeOnLinkClick)
      document.removeEventListener('pointerdown', closeIfOutside)
      document.removeEventListener('focusin', closeIfOutside)
      box.removeEventListener('keydown', closeOnEscape)
    }
  }, [])
  return (
    <details ref={details} className={styles.details}>
      <summary
        className={`${styles.summary} ${summaryClass}`}
        aria-current={isCurrent(link, currentPath) ? 'true' : undefined}
      >
        {markLanguage(link.text, link.lang)} <Icon name="down" className={styles.icon} />
      </summary>
      <SubmenuLinks links={link.children ?? []} currentPath={currentPath} className={styles.panel} />
    </details>
  )
}
