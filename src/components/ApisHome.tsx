import * as messages from '@portal/src/messages/en/apis';
import type { PageProps } from '@portal/src/page-data';
import ApiCards from './ApiCards';
import { GuideSection } from './GuideCards';
import HomeStart from './HomeStart';
import { useApis } from './Shell/apis';

/** The home page around several APIs, or the page `/apis`: their cards, and the guides of the whole. */
export default function ApisHome({ page: { lead, actions, apis, guides } }: PageProps<'apis'>) {
  const { name = '' } = useApis();
  return (
    <>
      <HomeStart title={name} lead={lead} actions={actions} />
      <section className="apart" aria-labelledby="apis">
        <h2 id="apis">{messages.apis}</h2>
        <ApiCards apis={apis} />
      </section>
      <GuideSection guides={guides} />
    </>
  );
}
