// Immersions: the table's cells, and that nobody writes an enrolment past the function (threats C24, C26).
import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import { ENCERRADO, umaInscricao, umCronograma, umEvento } from '@tests/support/imersao';
import { ana, caio, clara, EMPRESA, tea, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  listar,
  mudadoPor,
  mudar,
  negado,
  pegar,
} from './ambiente';
import { testarTabela } from './tabela';
import { imersoesETudoSobElas } from './tabela-imersoes';

const ambiente = await abrirAmbiente(import.meta.filename);
const { como, semear, recusa } = ambiente;
const em = (id: string) => caminhosDaImersao.cronograma(EMPRESA, id);
const sob = (id: string) => caminhosDaImersao.sob(em(id));

await semear({
  [em('aberta')]: umCronograma(clara),
  [em('encerrada')]: umCronograma(clara, ENCERRADO),
  [em('removida')]: umCronograma(clara, { publico: false }),
  [`${sob('aberta').inscricoes}/${caio.uid}`]: umaInscricao(caio),
  [`${sob('encerrada').inscricoes}/${caio.uid}`]: umaInscricao(caio),
  [`${sob('removida').inscricoes}/${caio.uid}`]: umaInscricao(caio),
  [`${sob('aberta').event}/visita`]: umEvento(clara),
});

describe('imersões', () => {
  it('quem lê desafios as vê e o que está sob elas; quem é de fora, não', { tags: 'cobertura' }, async () => {
    for (const quem of [caio, clara, ana]) {
      await pegar(como(quem), em('aberta'));
      await pegar(como(quem), `${sob('aberta').inscricoes}/${caio.uid}`);
      await listar(como(quem), caminhosDaImersao.colecao(EMPRESA), where('publico', '==', true));
      for (const colecao of Object.values(sob('aberta')))
        await listar(como(quem), colecao, where('deletedAt', '==', null));
    }
    await negado(pegar(como(xavier), em('aberta')));
    await negado(listar(como(xavier), sob('aberta').inscricoes, where('deletedAt', '==', null)));
  });
  it(
    'a que foi removida, ou cujo desafio o foi, não se vê, nem o que está sob ela',
    { tags: 'cobertura' },
    async () => {
      for (const quem of [caio, clara, ana]) {
        await negado(pegar(como(quem), em('removida')));
        await negado(listar(como(quem), caminhosDaImersao.colecao(EMPRESA)));
        await negado(pegar(como(quem), `${sob('removida').inscricoes}/${caio.uid}`));
        for (const colecao of Object.values(sob('removida')))
          await negado(listar(como(quem), colecao, where('deletedAt', '==', null)));
        await pegar(como(quem), `${sob('aberta').event}/visita`);
        await pegar(como(quem), `${sob('aberta').solucoes}/nenhuma`);
      }
    },
  );
  it('o que está sob uma vem em páginas de 250, nem mais nem todos', { tags: 'cobertura' }, async () => {
    for (const colecao of Object.values(sob('aberta'))) {
      const tudo = query(collection(como(caio), colecao));
      await negado(getDocs(tudo));
      await negado(getDocs(query(tudo, limit(251))));
      expect((await getDocs(query(tudo, limit(250)))).size).toBeLessThan(2);
    }
  });
  it('ninguém se inscreve, tira um rival, se destaca nem se dá presença por fora da função', async () => {
    for (const quem of [caio, tea, clara, ana]) {
      const dele = `${sob('aberta').inscricoes}/${caio.uid}`;
      const encerrada = `${sob('encerrada').inscricoes}/${caio.uid}`;
      const nova = `${sob('aberta').inscricoes}/${quem.uid}-outra`;
      await recusa(nova, () => criar(como(quem), nova, criadoAgora(umaInscricao(quem))));
      await recusa(dele, () => apagar(como(quem), dele));
      await recusa(dele, () => mudar(como(quem), dele, { deletedAt: agora(), ...mudadoPor(quem) }));
      await recusa(dele, () => mudar(como(quem), dele, { destaque: true, ...mudadoPor(quem) }));
      for (const inscricao of [dele, encerrada])
        await recusa(inscricao, () => mudar(como(quem), inscricao, { status: 2, ...mudadoPor(quem) }));
      await recusa(em('aberta'), () =>
        mudar(como(quem), em('aberta'), { quantidadeDeVagas: 50, ...mudadoPor(quem) }),
      );
    }
  });
});

await testarTabela(imersoesETudoSobElas, ambiente);
