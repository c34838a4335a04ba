import { describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'

const api = startApiUnderTest()
const get = async (path: string, language = 'en') => (await api.sendRequest('GET', path, { language })).body
const listSlugs = (collection: { 'hydra:member': { slug: string }[] }) =>
  collection['hydra:member'].map(({ slug }) => slug)

// These articles are in the fixture only.
describe.skipIf(isRemote)('a category of articles', () => {
  it('is found by its path with ancestors and children in both languages', async () => {
    const category = await get('/article-category-by-path/notes/sound', 'de')
    expect(category).toMatchObject({
      '@type': 'ArticleCategory',
      path: 'notes/sound',
      title: 'Ton',
      lead: 'Laut.',
      articles: 2,
      ancestors: [{ path: 'notes', title: 'Notizen' }],
      filteredChildren: [{ path: 'notes/sound/bass', title: 'Bass', articles: 1, filteredChildren: [] }],
    })
    expect(await get('/article-category-by-path/notes/sound')).toMatchObject({
      title: 'Sound',
      ancestors: [{ title: 'Notes' }],
    })
  })

  it('is nested to any depth, without empty categories', async () => {
    const root = await get('/article-category-by-path/notes')
    expect(root).toMatchObject({ articles: 28, ancestors: [] })
    expect(root.filteredChildren.map(({ path }: { path: string }) => path)).toEqual(['notes/sound'])
    expect(root.filteredChildren[0].filteredChildren).toMatchObject([{ path: 'notes/sound/bass' }])
  })

  it('is found with slashes around its path', async () => {
    expect((await get('/article-category-by-path/notes/sound/')).path).toBe('notes/sound')
  })

  it('lists its own articles and those of subcategories, newest first, 25 a page', async () => {
    const first = await get('/articles-by-category/notes')
    expect(first).toMatchObject({
      'hydra:totalItems': 28,
      'hydra:view': { 'hydra:next': expect.stringContaining('page=2') },
    })
    expect(first['hydra:member']).toHaveLength(25)
    expect(listSlugs(first).slice(0, 2)).toEqual(['notes/low-notes', 'notes/note-1'])
    const dates = first['hydra:member'].map(({ publishedAt }: { publishedAt: string }) => publishedAt)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('continues on the next page without gaps', async () => {
    const [first, second] = [
      await get('/articles-by-category/notes?page=1'),
      await get('/articles-by-category/notes?page=2'),
    ]
    expect(listSlugs(second)).toHaveLength(3)
    expect(new Set([...listSlugs(first), ...listSlugs(second)]).size).toBe(28)
    expect((await get('/articles-by-category/notes?page=3'))['hydra:member']).toEqual([])
    expect(listSlugs(await get('/articles-by-category/notes?itemsPerPage=2&page=2'))).toEqual([
      'notes/note-2',
      'notes/note-3',
    ])
  })

  it('has articles that name their category', async () => {
    const [article] = (await get('/articles-by-category/notes/sound', 'de'))['hydra:member']
    expect(article).toMatchObject({
      '@type': 'Article',
      slug: 'notes/low-notes',
      title: 'Über notes/low-notes',
      author: 'Ada Quill',
      category: { path: 'notes/sound/bass' },
    })
  })

  it('is empty without articles and 404 when it does not exist', async () => {
    expect(await get('/articles-by-category/notes/empty')).toMatchObject({ 'hydra:totalItems': 0, 'hydra:member': [] })
    for (const route of ['article-category-by-path', 'articles-by-category']) {
      expect((await api.sendRequest('GET', `/${route}/notes/nope`)).status).toBe(404)
      expect((await api.sendRequest('GET', `/${route}/note`)).status).toBe(404)
    }
  })

  it.each(['page=0', 'page=x', 'itemsPerPage=0', 'itemsPerPage=1001'])('rejects %s', async (query) => {
    expect((await api.sendRequest('GET', `/articles-by-category/notes?${query}`)).status).toBe(400)
  })
})

describe.skipIf(isRemote)('an article', () => {
  it('is a content page with author and ancestors', async () => {
    const page = await get('/content-by-slug/notes/low-notes', 'de')
    expect(page).toMatchObject({
      '@type': 'ContentPage',
      slug: 'notes/low-notes',
      title: 'Über notes/low-notes',
      body: '<p>Wörter.</p>',
      formCode: null,
      questions: [],
    })
    expect(page.article).toMatchObject({
      author: 'Ada Quill',
      categories: [
        { path: 'notes', title: 'Notizen' },
        { path: 'notes/sound', title: 'Ton' },
        { path: 'notes/sound/bass', title: 'Bass' },
      ],
    })
    expect(Date.parse(page.article.publishedAt)).toBeLessThan(Date.now())
  })

  it('is hidden by a content page with the same slug', async () => {
    expect(await get('/content-by-slug/notes/page-wins')).toMatchObject({ title: 'The page', article: null })
  })
})

describe.skipIf(isRemote)('a content page', () => {
  it('has form, questions and product category below its text', async () => {
    expect(await get('/content-by-slug/help/tickets', 'de')).toMatchObject({
      formCode: 'contact',
      productCategory: 'records',
      questions: [{ topic: 'Karten', question: 'Warum?', answer: '<p>Darum.</p>' }],
    })
    expect(await get('/content-by-slug/about-us')).toMatchObject({
      formCode: null,
      productCategory: null,
      questions: [],
    })
  })
})
