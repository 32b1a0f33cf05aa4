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
  mudar,
  negado,
  pegar,
  permitido,
  mudadoPor,
} from './ambiente';
import { testarTabela } from './tabela';
import { imersoesETudoSobElas } from './tabela-imersoes';

const ambiente = await abrirAmbiente(import.meta.filename);
const { como, semear, soOServidor } = ambiente;
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
    const lista = (quem: typeof ana) =>
      listar(como(quem), sob('aberta').inscricoes, where('deletedAt', '==', null));
    await negado(pegar(como(xavier), em('aberta')), () => pegar(como(ana), em('aberta')));
    await negado(lista(xavier), () => lista(ana));
  });
  it(
    'a que foi removida, ou cujo desafio o foi, não se vê, nem o que está sob ela',
    { tags: 'cobertura' },
    async () => {
      for (const quem of [caio, clara, ana]) {
        const podia = permitido(() => pegar(como(quem), `${sob('aberta').event}/visita`));
        await negado(pegar(como(quem), em('removida')), podia);
        await negado(listar(como(quem), caminhosDaImersao.colecao(EMPRESA)), () =>
          listar(como(quem), caminhosDaImersao.colecao(EMPRESA), where('publico', '==', true)),
        );
        await negado(pegar(como(quem), `${sob('removida').inscricoes}/${caio.uid}`), podia);
        for (const [i, colecao] of Object.values(sob('removida')).entries())
          await negado(listar(como(quem), colecao, where('deletedAt', '==', null)), () =>
            listar(como(quem), Object.values(sob('aberta'))[i] ?? '', where('deletedAt', '==', null)),
          );
        await podia();
        await pegar(como(quem), `${sob('aberta').solucoes}/nenhuma`);
      }
    },
  );
  it('o que está sob uma vem em páginas de 250, nem mais nem todos', { tags: 'cobertura' }, async () => {
    for (const colecao of Object.values(sob('aberta'))) {
      const tudo = query(collection(como(caio), colecao));
      const podia = permitido(() => getDocs(query(tudo, limit(250))));
      await negado(getDocs(tudo), podia);
      await negado(getDocs(query(tudo, limit(251))), podia);
      expect((await podia()).size).toBeLessThan(2);
    }
  });
  it('ninguém se inscreve, tira um rival, se destaca nem se dá presença por fora da função', async () => {
    for (const quem of [caio, tea, clara, ana]) {
      const dele = `${sob('aberta').inscricoes}/${caio.uid}`;
      const encerrada = `${sob('encerrada').inscricoes}/${caio.uid}`;
      const nova = `${sob('aberta').inscricoes}/${quem.uid}-outra`;
      await soOServidor(nova, como(quem), (banco) => criar(banco, nova, criadoAgora(umaInscricao(quem))));
      await soOServidor(dele, como(quem), (banco) => apagar(banco, dele));
      for (const [caminho, mudanca] of [
        [dele, { deletedAt: agora() }],
        [dele, { destaque: true }],
        [dele, { status: 2 }],
        [encerrada, { status: 2 }],
        [em('aberta'), { quantidadeDeVagas: 50 }],
      ] as const)
        await soOServidor(caminho, como(quem), (banco) =>
          mudar(banco, caminho, { ...mudanca, ...mudadoPor(quem) }),
        );
    }
  });
});

await testarTabela(imersoesETudoSobElas, ambiente);
