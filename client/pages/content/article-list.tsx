import type { ReactNode } from 'react'
import styles from './article-list.module.css'

export const ArticleList = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>
