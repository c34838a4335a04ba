import type { ReactNode } from 'react'
import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { TicketCard } from '../../ui/ticket/ticket-card.tsx'
import styles from './voucher-preview.module.css'

type VoucherPreviewProps = { image: Image | null; amount: ReactNode; name: string; message: string; className?: string }

/** How the voucher will look, with what has been typed so far. */
export function VoucherPreview({ image, amount, name, message, className }: VoucherPreviewProps) {
  const t = useT('gifts')
  return (
    <TicketCard className={classNames(styles.card, className)} role="group" aria-label={t('card.label')}>
      {image && (
        <div className={styles.art}>
          <OptimizedImage image={image} alt="" sizes="(min-width: 64rem) 34rem, 40vw" priority />
        </div>
      )}
      <div className={styles.divider} aria-hidden="true" />
      <div className={styles.text}>
        <p className="small-muted">{t('card.title')}</p>
        <p className={styles.amount}>{amount}</p>
        <p className={styles.name}>{name.trim() ? t('card.for', { name: name.trim() }) : t('card.forYou')}</p>
        {message.trim() && <p className={styles.message}>{message.trim()}</p>}
      </div>
    </TicketCard>
  )
}
