import { describe, expect, test } from 'vitest'
import { createEventPage } from '../../testing/create-event-page.ts'
import { renderStructuredData } from './render-structured-data.ts'

const site = { publicUrl: 'https://px-live.example' }

const listBlocks = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )

const breadcrumbs = [
  { children: 'Home', href: '/' },
  { children: "What's On", href: '/whats-on' },
]

describe('the structured data of a page', () => {
  test('has the breadcrumbs in order and language of the page', () => {
    const [list] = listBlocks(renderStructuredData({ breadcrumbs }, { ...site, lng: 'de' }))
    expect(list).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://px-live.example/?lng=de' },
        { '@type': 'ListItem', position: 2, name: "What's On", item: 'https://px-live.example/whats-on?lng=de' },
      ],
    })
  })

  test('is empty for a page without parent and subject', () => {
    expect(renderStructuredData({ breadcrumbs: breadcrumbs.slice(0, 1) }, site)).toBe('')
  })

  test('cannot be ended by a name, nor open a comment [S33]', () => {
    const name = '</script><!--<script>alert(1)</script>'
    const html = renderStructuredData(
      { pageSubject: { kind: 'event', event: createEventPage({ name }) }, breadcrumbs: [] },
      site,
    )
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).not.toContain('<!--')
    expect(listBlocks(html)[0]).toMatchObject({ '@type': 'Event', name })
  })

  test('names the organisation and has the questions and answers', () => {
    const profiles = ['https://social.example/px-live']
    expect(
      listBlocks(renderStructuredData({ pageSubject: { kind: 'shop', profiles }, breadcrumbs: [] }, site))[0],
    ).toMatchObject({
      '@type': 'Organization',
      name: 'PX Live',
      sameAs: profiles,
    })
    const questions = [{ question: 'When are doors?', answerHtml: '<p>Usually at seven.</p>' }]
    expect(
      listBlocks(renderStructuredData({ pageSubject: { kind: 'questions', questions }, breadcrumbs: [] }, site))[0],
    ).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'When are doors?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>Usually at seven.</p>' },
        },
      ],
    })
  })
})
