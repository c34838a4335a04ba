import type { SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { classNames } from '../../../ui/layout/class-names.ts'
import { Link } from '../../../ui/actions/link.tsx'
import styles from './month-calendar.module.css'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'

type CalendarItem = {
  to: string
  name: string
  lang?: string
  time: string
  venue: string
  status: SaleStatus
  statusLabel: string
}

type CalendarCell = {
  date: string
  day: number
  long: string
  isNextMonth: boolean
  isPast: boolean
  isToday: boolean
  items: CalendarItem[]
  /** The link to all events of a day with more than the calendar shows. */
  more: { to: string; text: string } | false
}

type MonthCalendarProps = {
  /** The month, for screen readers. */
  caption: string
  /** The seven weekdays, from Monday on. */
  weekdays: { short: string; long: string }[]
  /** Each week has seven cells; null is a day of another month. */
  weeks: (CalendarCell | null)[][]
  /** The word, for screen readers. */
  today: string
  /** "December 2026" and "December", for the days of the next month. */
  nextMonth: { label: string; name: string } | undefined
}

const EventItem = ({ to, name, lang, time, venue, status, statusLabel }: CalendarItem) => (
  <li>
    <Link
      to={to}
      className={classNames(
        styles.event,
        !saleRules[status].showsPrice && styles.notOnSale,
        saleRules[status].eventState === 'cancelled' && styles.cancelled,
      )}
    >
      <span className={styles.name} lang={lang}>
        {name}
      </span>
      <span className={styles.facts}>
        {time}, {venue}
        {saleRules[status].labelled && <span className={styles.state}>{statusLabel}</span>}
      </span>
    </Link>
  </li>
)

const EventItems = ({ items, more, long }: CalendarCell) => (
  <ul className={styles.events}>
    {items.map((item) => (
      <EventItem key={item.to} {...item} />
    ))}
    {more && (
      <li>
        <Link to={more.to} className={styles.more}>
          {more.text}
          <VisuallyHidden>{`, ${long}`}</VisuallyHidden>
        </Link>
      </li>
    )}
  </ul>
)

type BusyCell = CalendarCell & { weekday: number }

const listBusy = (weeks: MonthCalendarProps['weeks'], isNextMonth: boolean): BusyCell[] =>
  weeks.flatMap((week) =>
    week.flatMap((cell, weekday) =>
      cell && cell.items.length > 0 && cell.isNextMonth === isNextMonth ? [{ ...cell, weekday }] : [],
    ),
  )

type AgendaProps = Pick<MonthCalendarProps, 'weekdays' | 'today'> & { label: string; cells: BusyCell[] }

const Agenda = ({ label, weekdays, today, cells }: AgendaProps) => (
  <ol className={styles.agenda} aria-label={label}>
    {cells.map((cell) => (
      <li key={cell.date} className={styles.entry} aria-current={cell.isToday ? 'date' : undefined}>
        <h3 className={styles.date}>
          <time dateTime={cell.date}>
            <VisuallyHidden>{cell.isToday ? `${cell.long}, ${today}` : cell.long}</VisuallyHidden>
            <span aria-hidden="true" className={styles.weekday}>
              {cell.isToday ? today : weekdays[cell.weekday]?.short}
            </span>{' '}
            <span aria-hidden="true" className={classNames(styles.number, cell.isToday && styles.today)}>
              {cell.day}
            </span>
          </time>
        </h3>
        <EventItems {...cell} />
      </li>
    ))}
  </ol>
)

/** A month as a table of weeks; on small screens, a list of the days with events. */
export const MonthCalendar = ({ caption, weekdays, weeks, today, nextMonth }: MonthCalendarProps) => (
  <>
    <table className={styles.calendar}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weekdays.map(({ long }) => (
            <th key={long} scope="col">
              {long}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((cell, weekday) =>
              cell ? (
                <td
                  key={cell.date}
                  className={classNames(cell.items.length > 0 && styles.busy, cell.isPast && styles.past)}
                  aria-current={cell.isToday ? 'date' : undefined}
                >
                  <time className={classNames(styles.day, cell.isToday && styles.today)} dateTime={cell.date}>
                    {cell.day}
                    {cell.isToday && <small> {today}</small>}
                    {cell.isNextMonth && cell.day === 1 && <small> {nextMonth?.name}</small>}
                  </time>
                  {cell.items.length > 0 && <EventItems {...cell} />}
                </td>
              ) : (
                <td key={weekday} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    <Agenda label={caption} weekdays={weekdays} today={today} cells={listBusy(weeks, false)} />
    {nextMonth && listBusy(weeks, true).length > 0 && (
      <>
        <p className={styles.nextMonth}>{nextMonth.label}</p>
        <Agenda label={nextMonth.label} weekdays={weekdays} today={today} cells={listBusy(weeks, true)} />
      </>
    )}
  </>
)
