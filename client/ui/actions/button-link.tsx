import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { getButtonClass, type ButtonAppearance } from './get-button-class.ts'

type ButtonLinkProps = ButtonAppearance & { className?: string; children: ReactNode } & (
    { to: string; href?: undefined } | { href: string; to?: undefined }
  )

/** `to` is a page of the shop; `href` another site, a hash or a phone number. */
export const ButtonLink = ({ variant, big, wide, iconOnly, className, to, href, children }: ButtonLinkProps) => {
  const buttonClassName = getButtonClass({ variant, big, wide, iconOnly }, className)
  return to === undefined ? (
    <a className={buttonClassName} href={href}>
      {children}
    </a>
  ) : (
    <Link className={buttonClassName} to={to}>
      {children}
    </Link>
  )
}
