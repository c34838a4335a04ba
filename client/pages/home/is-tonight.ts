/** Whether the event is today in the time zone of its venue. `iso` carries the venue's UTC offset. */
export const isTonight = (iso: string, now: Date): boolean => {
  const offset = /([+-])(\d{2}):(\d{2})$/.exec(iso)
  const minutes = offset ? Number(`${offset[1]}1`) * (Number(offset[2]) * 60 + Number(offset[3])) : 0
  const localTime = new Date(now.getTime() + minutes * 60_000).toISOString()
  return localTime.slice(0, 10) === iso.slice(0, 10)
}
