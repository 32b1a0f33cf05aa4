/** What follows from memberships, from the matrix and from what people were told. */
import { PAPEIS } from '@/domain/acesso/papeis';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import type { Firestore } from '@functions/banco';
import { acertarBloqueio } from '@functions/nucleo/bloqueio';
import { atualizarClaims } from '@functions/nucleo/contas';
import type { Correcao, Modo } from '@functions/nucleo/correcao';
import { emTodos, idsDe } from '@functions/nucleo/emTodos';
import { apresentarEmpresa } from '@functions/nucleo/empresas';
import { contarNaoLidas } from '@functions/nucleo/naoLidas';
import { projetarParticipacao, quemParticipa } from '@functions/nucleo/participacao';
import {
  acertarPermissoes,
  copiarPermissoes,
  papelDaAutorizacao,
  projetarPapel,
} from '@functions/nucleo/permissoes';
import { projetarPessoa, vincularUsuario } from '@functions/nucleo/pessoas';
import { type Derivacao, deCadaPai, type Fonte, nosDoisLados } from './derivacao';

/**
 * Nothing follows from what people say of themselves by the way, nor from the copy of what their role may do. A visit a
 * day, and a change of the matrix for everybody of the role, would run all that is kept of them.
 */
const SEM_EFEITO = ['ultimoAcesso', 'comecoVistoEm', 'permissoes'];
const CAMPOS = Object.keys(colaboradorSchema.shape).filter((campo) => !SEM_EFEITO.includes(campo));

export const deCadaPessoa = (corrigir: Fonte['corrigir']): Fonte => ({
  documento: 'colaboradores/{uid}',
  campos: CAMPOS,
  corrigir,
});

type UmaPessoa = (db: Firestore, contexto: Contexto, uid: string, modo: Modo) => Promise<Correcao[]>;

/** Runs the correction for everybody who is, or was, known by any of these collections. */
const emPessoas =
  (corrigir: UmaPessoa, maisUids: (db: Firestore, contexto: Contexto) => Promise<string[]>) =>
  async (db: Firestore, contexto: Contexto, modo: Modo) => {
    const uids = new Set([
      ...(await idsDe(db, caminhos.colaboradores(contexto))),
      ...(await maisUids(db, contexto)),
    ]);
    return emTodos(uids, (uid) => corrigir(db, contexto, uid, modo));
  };

const comPessoa = (db: Firestore, contexto: Contexto) => idsDe(db, caminhos.pessoas(contexto));

/** What a role may do, in its document and on its memberships. */
export const permissoes: Derivacao = {
  nome: 'permissões',
  de: [
    {
      documento: 'autorizacao/{autorizacao}',
      corrigir: async ({ db, contexto, id }) => {
        const papel = papelDaAutorizacao(id('autorizacao'));
        if (!papel) return;
        await projetarPapel(db, contexto, papel);
        await copiarPermissoes(db, contexto, papel);
      },
    },
  ],
  todos: async (db, contexto, modo) => [
    ...(await emTodos(PAPEIS, (papel) => projetarPapel(db, contexto, papel, modo))),
    ...(await emTodos(await idsDe(db, caminhos.colaboradores(contexto)), (uid) =>
      acertarPermissoes(db, contexto, uid, modo),
    )),
  ],
};

export const pessoas: Derivacao = {
  nome: 'pessoas',
  de: [deCadaPessoa(({ db, contexto, id }) => projetarPessoa(db, contexto, id('uid')))],
  todos: emPessoas(projetarPessoa, comPessoa),
};

/** What everybody of the company reads of it. */
export const apresentacao: Derivacao = {
  nome: 'apresentação da empresa',
  de: [{ documento: '', corrigir: ({ db, contexto }) => apresentarEmpresa(db, contexto) }],
  todos: (db, contexto, modo) => apresentarEmpresa(db, contexto, modo),
};

/** What shuts a membership although it is active (decisions P27); the company's removal comes by onEmpresaWritten. */
export const bloqueios: Derivacao = {
  nome: 'bloqueios',
  de: [deCadaPessoa(({ db, contexto, id }) => acertarBloqueio(db, contexto, id('uid')))],
  todos: emPessoas(acertarBloqueio, comPessoa),
};

/** What the report of ideas knows of each person. */
export const participacao: Derivacao = {
  nome: 'participação',
  de: [
    deCadaPessoa(({ db, contexto, id }) => projetarParticipacao(db, contexto, id('uid'))),
    ...deCadaPai(
      ['visibilidade', 'autorReference'],
      (escrita) =>
        emTodos(nosDoisLados(escrita, 'autorReference'), (autor) =>
          projetarParticipacao(escrita.db, escrita.contexto, idDaReferencia(autor)),
        ),
      [IDEIA],
    ),
  ],
  todos: emPessoas(projetarParticipacao, quemParticipa),
};

/** The account's companies and, after them, its claims. */
export const contas: Derivacao = {
  nome: 'empresas das contas',
  de: [
    deCadaPessoa(async ({ db, contexto, id }) => {
      await vincularUsuario(db, contexto, id('uid'));
      await atualizarClaims(db, id('uid'));
    }),
  ],
  todos: emPessoas(vincularUsuario, comPessoa),
};

/** The number on the bell; also for boxes without a count yet: listDocuments names every one that holds entries. */
export const naoLidas: Derivacao = {
  nome: 'notificações não lidas',
  de: [
    {
      documento: 'caixas/{uid}/notificacoes/{notificacao}',
      corrigir: ({ db, contexto, id }) => contarNaoLidas(db, contexto, id('uid')),
    },
    {
      documento: 'caixas/{uid}',
      corrigir: ({ db, contexto, id }) => contarNaoLidas(db, contexto, id('uid')),
    },
  ],
  todos: async (db, contexto, modo) => {
    const caixas = await db.collection(caminhos.colecao(contexto, 'caixas')).listDocuments();
    return emTodos(caixas, ({ id }) => contarNaoLidas(db, contexto, id, modo));
  },
};
