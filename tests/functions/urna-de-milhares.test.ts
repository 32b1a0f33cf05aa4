// A voting whose companies are more than one document holds (threats F18).
import { caminhosDaVotacao, MAIOR_URNA } from '@/domain/votacao/voto';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { acertarUrna } from '@functions/nucleo/urnas';
import { semGatilhos } from './hospede';
import { umStatus } from '@tests/support/documentos';
import { expect, it } from 'vitest';
import { db } from './apoio';
import { cenaDaVotacao, urnaDe } from './votacao';

it('F18 milhares de empresas que chegam não derrubam a votação, nem tiram dela quem estava ou foi mais longe', async () => {
  const cena = await cenaDaVotacao();
  const nome = '会'.repeat(190);
  const nova = (i: number) => db.doc(caminhosDoStatus.um(cena.contexto, 'premio', `nova-${i}`));
  await semGatilhos(async () => {
    const escrita = db.bulkWriter();
    for (let i = 0; i < 1_600; i++)
      void escrita.set(
        nova(i),
        umStatus('premio', `nova-${i}`, {
          categoria: 'Indústria',
          nomeFantasia: `${nome}${i}`,
          nomeEmOrdem: `0${i}`,
          createdAt: new Date(),
          // The last to come went furthest.
          ...(i === 1_599 ? { status: 6 } : {}),
        }),
      );
    await escrita.close();
    await acertarUrna(db, cena.contexto, cena.alvo.questionarioId);
  });
  const daIndustria = (await urnaDe(cena))?.categorias[1]?.empresas.map(({ id }) => id) ?? [];
  expect(daIndustria).toEqual(
    expect.arrayContaining([cena.empresa('aurora'), cena.empresa('moinho'), 'nova-1599']),
  );
  expect(daIndustria.length).toBeLessThan(1_602);
  expect(daIndustria.length).toBeGreaterThan(1_000);
  expect((await cena.votar(cena.cedulaCheia())).erro).toBeUndefined();
  // What could not be read any more, because it was written whole, is made anew.
  const caminho = caminhosDaVotacao.urna(cena.alvo);
  await db.doc(caminho).update({ json: 'x'.repeat(MAIOR_URNA + 1) });
  await acertarUrna(db, cena.contexto, cena.alvo.questionarioId);
  expect((await cena.votar(cena.cedulaCheia())).erro).toBeUndefined();
});
