import type { ComponentPropsWithRef } from 'react'
import { Icon } from './icon.tsx'
import styles from './native-select.module.css'

export const NativeSelect = (props: ComponentPropsWithRef<'select'>) => (
  <span className={styles.select}>
    <select className={styles.native} {...props} />
    <Icon name="down" className={styles.icon} />
  </span>
)
