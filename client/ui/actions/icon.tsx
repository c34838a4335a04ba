import { classNames } from '../layout/class-names.ts'
import styles from './icon.module.css'

const paths = {
  menu: <path d="M2 7h20M2 17h20" />,
  close: <path d="m4 4 16 16M20 4 4 20" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 6 6" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="7.5" r="4.5" />
      <path d="M3 22c0-5 4-8 9-8s9 3 9 8" />
    </>
  ),
  basket: <path d="M2 9h20l-2.5 12h-15zM8 9l3-7M16 9l-3-7" />,
  down: <path d="m5 9 7 7 7-7" />,
  left: <path d="m15 5-7 7 7 7" />,
  right: <path d="m9 5 7 7-7 7" />,
  plus: <path d="M12 4v16M4 12h16" />,
  minus: <path d="M4 12h16" />,
  check: <path d="m4 12 6 6L20 6" />,
  bookmark: <path d="M5 2h14v20l-7-6-7 6z" />,
  external: <path d="M6 18 18 6M8 6h10v10" />,
}

export type IconName = keyof typeof paths

/** A decorative icon beside a word; screen readers skip it. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {paths[name]}
  </svg>
)
