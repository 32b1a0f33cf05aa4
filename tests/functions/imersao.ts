/** What the tests of immersions share: a company with a challenge, its people, and calls in this process. */
import { caminhosDaImersao, type Cronograma, cronogramaSchema } from '@/domain/imersoes/cronograma';
import { type Inscricao, inscricaoSchema } from '@/domain/imersoes/inscricao';
import { caminhos } from '@/domain/comum/caminhos';
import { notificacaoSchema } from '@/domain/notificacoes/notificacao';
import type { Papel } from '@/domain/acesso/papeis';
import { ler, lido } from '@functions/banco';
import { acertarCronograma } from '@functions/nucleo/cronogramas';
import { DESAFIO, umDesafio } from '@tests/support/desafio';
import { umColaborador } from '@tests/support/documentos';
import { umaInscricao, umCronograma } from '@tests/support/imersao';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Cenario, cenario, db, logo } from './apoio';
import { chamarAqui, comMatriz } from './contas';

export const DESAFIO_DELA = 'desafio';

/** A company whose members work with challenges; `autora` proposed the one of the tests. */
export async function mundoDeImersoes() {
  const c = await cenario([]);
  const pessoas = new Map<string, Persona>();
  const membro = async (nome: string, papel: Papel = 'MEMBER', mudancas: object = {}) => {
    const pessoa = c.pessoa(nome, papel);
    await db.doc(pessoa.referencia).set(umColaborador(pessoa, mudancas));
    pessoas.set(nome, pessoa);
    return pessoa;
  };
  const autora = await membro('Aurora');
  const admin = await membro('Ada', 'ADMIN');
  const caio = await membro('Caio');
  const bia = await membro('Bia');
  await comMatriz(c.contexto, 'MEMBER', { 9: {} });
  await db.doc(caminhos.registro(c.contexto, DESAFIO.colecao, DESAFIO_DELA)).set(umDesafio(autora));
  return { c, membro, autora, admin, caio, bia, ...atos(c) };
}

function atos({ contexto }: Cenario) {
  const em = (id: string) => caminhosDaImersao.cronograma(contexto, id);
  const inscricaoEm = (id: string, { uid }: Persona) => `${caminhosDaImersao.sob(em(id)).inscricoes}/${uid}`;
  return {
    em,
    chamar: (
      quem: Persona,
      funcao: string,
      cronogramaId: string,
      mais: object = {},
      requestId = randomUUID(),
    ) =>
      chamarAqui(
        `desafiosFunctions-${funcao}`,
        { ...contexto, cronogramaId, ...mais },
        { por: { uid: quem.uid, email: quem.email }, requestId },
      ),
    /** An immersion with these people enrolled; seats and waiting are counted. */
    async imersao(
      por: Persona,
      mudancas: Partial<Cronograma> = {},
      inscritos: [Persona, Partial<Inscricao>][] = [],
    ) {
      const id = randomUUID();
      const naEspera = inscritos.filter(([, i]) => i.naEspera).length;
      const fora = inscritos.filter(([, i]) => i.status === 4).length;
      const contadas = { ocupadas: inscritos.length - naEspera - fora, emEspera: naEspera };
      const escrita = db.batch();
      escrita.set(db.doc(em(id)), umCronograma(por, { idDesafio: DESAFIO_DELA, ...contadas, ...mudancas }));
      for (const [quem, i] of inscritos) escrita.set(db.doc(inscricaoEm(id, quem)), umaInscricao(quem, i));
      await escrita.commit();
      return id;
    },
    cronograma: (id: string) => ler(db, cronogramaSchema, em(id)),
    inscricao: (id: string, quem: Persona) => ler(db, inscricaoSchema, inscricaoEm(id, quem)),
    /** Seats as the recompute command counts them are those that are stored. */
    contaCerta: (id: string) =>
      logo(async () => expect(await acertarCronograma(db, contexto, id, { simular: true })).toEqual([])),
    /** What the person was told about immersions. */
    async novas({ uid }: Persona) {
      const { docs } = await db
        .collection(caminhos.notificacoes(contexto, uid))
        .where('noProduto', '==', true)
        .get();
      return docs
        .map((documento) => lido(notificacaoSchema, documento)?.detalhe.imersao)
        .filter((nova) => nova !== undefined)
        .toSorted();
    },
  };
}
