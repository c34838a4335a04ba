import { classNames } from '../layout/class-names.ts'
import { Heading, type HeadingLevel } from './heading.tsx'
import { Link } from '../actions/link.tsx'
import styles from './link-columns.module.css'

type Links = { title: string; href: string; lang?: string; note?: string }[]

type LinkColumnsProps = {
  groups: { title: string; href?: string; lang?: string; links: Links }[]
  level?: HeadingLevel
}

/** A group with more links may break across columns. */
const maxUnbrokenLinks = 10

/** Groups of links under headings, in as many columns as fit. A heading with `href` is a link. */
export const LinkColumns = ({ groups, level = 3 }: LinkColumnsProps) => (
  <div className={styles.columns}>
    {groups.map(({ title, href, lang, links }) => (
      <div key={title} className={classNames(styles.group, links.length <= maxUnbrokenLinks && styles.whole)}>
        <Heading level={level} className={styles.title} lang={lang}>
          {href ? <Link to={href}>{title}</Link> : title}
        </Heading>
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.href}>
              <Link className={styles.link} to={link.href} lang={link.lang}>
                {link.title}
              </Link>
              {link.note && <span className={styles.note}> {link.note}</span>}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
