import * as messages from '@portal/src/messages/en/home';
import type { CategoriesPage } from '@portal/src/page-data';
import { indexPlace } from '@portal/src/routes/places';
import CategoryCards, { sayCounts } from './CategoryCards';
import PageLink from './ui/PageLink';

/** The categories on a home page: cards with their first endpoints or, if they are many, names. */
export default function HomeCategories({ page }: { readonly page: CategoriesPage }) {
  const { categories } = page;
  const isMany = categories.every(({ first }) => first === undefined);
  return (
    <section className="apart" aria-labelledby="endpoints">
      <div className="inline between">
        <h2 id="endpoints" className="flat">
          {messages.apiEndpoints}
        </h2>
        <p className="flat inline small">
          <span className="muted">{sayCounts(categories)}</span>
          <PageLink to={indexPlace.route}>{messages.allEndpoints}</PageLink>
        </p>
      </div>
      {isMany ? (
        <ul className="clean-list columns below small" data-mdast="list">
          {categories.map((category) => (
            <li key={category.id} className="flat side between">
              <PageLink className="plain" to={category.route}>
                {category.title}
              </PageLink>{' '}
              <span className="muted tiny">{sayCounts([category])}</span>
            </li>
          ))}
        </ul>
      ) : (
        <CategoryCards page={page} />
      )}
    </section>
  );
}
