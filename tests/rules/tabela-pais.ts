/**
 * Situations of parents of one kind and of what lies under those of every kind, for the cells of tabela.ts. Ideas and
 * challenges hand in what they are.
 */
import * as fs from 'firebase/firestore/lite';
import type { Relacao } from '@/domain/acesso/permissao';
import { relacoesCom, relacoesSob } from '@/domain/acesso/relacoes';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import type { Pai } from '@/domain/pai/pai';
import {
  umaCarteira,
  umaCartela,
  umaMovimentacao,
  umaVersao,
  umConflito,
  umComentario,
  umPatrocinio,
  unsCriterios,
} from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import {
  agora,
  apagar,
  type Banco,
  criadoAgora,
  criar,
  type Documentos,
  juntos,
  listar,
  mudadoPor,
  mudar,
  novoId,
  pegar,
} from './ambiente';
import type { Situacao, Situacoes } from './tabela';

export interface Cenario<T> {
  cenario: string;
  pai: T;
  /** What a query must name to ask for parents of this kind only. */
  filtro: fs.QueryCompositeFilterConstraint;
}

export interface SobOPai<T> extends Cenario<T> {
  caminhoDoPai: string;
  contexto: Contexto;
  quem: Persona;
}

/** One kind of parent. */
export interface Familia<T> {
  colecao: string;
  regulamentos: string;
  patrocinios: string;
  comoPai: (pai: T) => Pai;
  cenarios: (quem: Persona, autor: Persona) => Cenario<T>[];
  /** Published ones that take no comment, coin or both. */
  fechados: (autor: Persona) => Cenario<T>[];
  /** Status of the next movement. */
  movido: (pai: T) => string;
  umaRegra: () => object;
  /** Records that writing one reads. */
  arredores: (contexto: Contexto) => Documentos;
}

/** Relations that also ask whose the record is. */
const DO_DONO = new Set<Relacao>([
  'criadorComPaiVisivel',
  'proprioComPaiVisivel',
  'proprioComPaiPublicado',
  'proprioComPaiJulgavel',
  'paiPatrocinavel',
]);
export const ambos =
  (...de: Situacoes[]): Situacoes =>
  (...com) =>
    de.flatMap((situacoes) => situacoes(...com));

export const lerUm = (banco: Banco, caminho: string) => pegar(banco, caminho);
export const lerTodos = (banco: Banco, caminho: string) =>
  listar(banco, caminho.slice(0, caminho.lastIndexOf('/')));

const retirar = (banco: Banco, caminho: string) =>
  mudar(banco, caminho, { retiradoEm: agora(), motivoDaRetirada: 'Não era este.' });

/** Situations, by somebody who sent a card in the round. */
const aposEnviar =
  (situacoes: Situacoes): Situacoes =>
  (quem, autor, contexto) =>
    situacoes(quem, autor, contexto).map((situacao) => ({
      ...situacao,
      documentos: {
        ...situacao.documentos,
        [situacao.caminho.replace(/[^/]+$/, quem.uid)]: umaCartela(quem),
      },
      relacoes: situacao.relacoes.includes('paiVisivel')
        ? [...situacao.relacoes, 'aposEnviar' as const]
        : situacao.relacoes,
    }));

export function tabelaDePais<T extends { createdAt: Date }>({
  colecao,
  regulamentos,
  patrocinios,
  comoPai,
  cenarios,
  fechados,
  movido,
  umaRegra,
  arredores,
}: Familia<T>) {
  /** Situations of an act on a stored parent of every kind. */
  const noPai =
    (
      ato: (banco: Banco, caminho: string, quem: Persona, cenario: Cenario<T>) => Promise<unknown>,
    ): Situacoes =>
    (quem, autor, contexto) =>
      cenarios(quem, autor).map((cenario) => {
        const caminho = caminhos.registro(contexto, colecao, novoId('pai'));
        return {
          cenario: cenario.cenario,
          caminho,
          documentos: { ...arredores(contexto), [caminho]: cenario.pai },
          relacoes: relacoesCom(comoPai(cenario.pai), quem),
          ato: (banco) => ato(banco, caminho, quem, cenario),
        };
      });

  const criarPai: Situacoes = (quem, autor, contexto) =>
    cenarios(quem, autor).map(({ cenario, pai }) => {
      const caminho = caminhos.registro(contexto, colecao, novoId('novo'));
      return {
        cenario,
        caminho,
        documentos: arredores(contexto),
        relacoes: relacoesCom(comoPai(pai), quem),
        ato: (banco) => criar(banco, caminho, criadoAgora(pai)),
      };
    });

  /** Situations of an act under a parent of every kind, with or without a record of its own there. */
  const sob =
    (
      filhos: string,
      ato: (banco: Banco, caminho: string, acima: SobOPai<T>) => Promise<unknown>,
      {
        id,
        documento,
        dono = 'a pessoa',
      }: { id?: 'uid'; documento?: (dono: Persona) => object; dono?: 'a pessoa' | 'outra' } = {},
    ): Situacoes =>
    (quem, autor, contexto) => {
      const donoDoRegistro = dono === 'a pessoa' ? quem : autor;
      return [...cenarios(quem, autor), ...fechados(autor)].map((cenario): Situacao => {
        const caminhoDoPai = caminhos.registro(contexto, colecao, novoId('pai'));
        const caminho = `${caminhoDoPai}/${filhos}/${id ? donoDoRegistro.uid : novoId('filho')}`;
        return {
          cenario: dono === 'outra' ? `${cenario.cenario}, registro de outra pessoa` : cenario.cenario,
          caminho,
          documentos: {
            [caminhoDoPai]: cenario.pai,
            ...(documento ? { [caminho]: documento(donoDoRegistro) } : {}),
          },
          relacoes: relacoesSob(comoPai(cenario.pai), quem).filter(
            (relacao) => dono === 'a pessoa' || !DO_DONO.has(relacao),
          ),
          ato: (banco) => ato(banco, caminho, { ...cenario, caminhoDoPai, contexto, quem }),
        };
      });
    };
  const declarar = (banco: Banco, caminho: string, { caminhoDoPai, quem }: SobOPai<T>) =>
    criar(banco, caminho, criadoAgora(umConflito(quem, caminhoDoPai)));
  const umConflitoSolto = (quem: Persona) =>
    umConflito(quem, caminhos.registro(quem.contexto, colecao, 'solto'));

  const movimentar = (banco: Banco, caminho: string, { caminhoDoPai, pai, quem }: SobOPai<T>) => {
    const status = movido(pai);
    return juntos(
      banco,
      [caminhoDoPai, { status, ultimaMovimentacao: idDaReferencia(caminho), ...mudadoPor(quem) }, 'mudar'],
      [caminho, criadoAgora({ ...umaMovimentacao(quem), status, statusAnterior: comoPai(pai).status })],
    );
  };

  /** Each sponsorship has a rule, hence a wallet, of its own: the cells do not share a balance. */
  const comCarteira =
    (jaDeu: boolean, dono: 'a pessoa' | 'outra' = 'a pessoa'): Situacoes =>
    (quem, autor, contexto) =>
      sob(patrocinios, () => Promise.resolve(), { id: 'uid', dono })(quem, autor, contexto).map(
        (situacao) => {
          const regra = caminhos.registro(contexto, regulamentos, novoId('regra'));
          const pai = situacao.caminho.split('/').slice(0, 6).join('/');
          const bolso = `${regra}/regulamentoActivitiesPerColaborador/${quem.uid}`;
          const guardado = situacao.documentos?.[pai] as { titulo: string };
          const mudancas = { regulamentoReference: regra };
          const [item, carteira] = [
            umPatrocinio(quem, { ...mudancas, paiTitulo: guardado.titulo }),
            umaCarteira(quem, { ultimoPai: idDaReferencia(pai) }),
          ];
          return {
            ...situacao,
            documentos: {
              [pai]: { ...guardado, ...mudancas },
              [regra]: umaRegra(),
              ...(jaDeu ? { [situacao.caminho]: item, [bolso]: carteira } : {}),
            },
            ato: (banco) =>
              jaDeu
                ? juntos(
                    banco,
                    [situacao.caminho, { moedas: 15, ...mudadoPor(quem) }, 'mudar'],
                    [bolso, { totalMoedas: 15, ...mudadoPor(quem) }, 'mudar'],
                  )
                : juntos(banco, [situacao.caminho, criadoAgora(item)], [bolso, criadoAgora(carteira)]),
          };
        },
      );

  const cartelas = 'rodadas/r/cartelas';
  /** The same, where the company has criteria. */
  const comCriterios =
    (situacoes: Situacoes): Situacoes =>
    (quem, autor, contexto) =>
      situacoes(quem, autor, contexto).map((situacao) => ({
        ...situacao,
        documentos: { ...situacao.documentos, [caminhos.criterios(contexto, colecao)]: unsCriterios(autor) },
      }));
  const pontuar = (banco: Banco, caminho: string, { quem }: SobOPai<T>) =>
    criar(banco, caminho, criadoAgora(umaCartela(quem)));
  const deOutra = { id: 'uid', documento: umaCartela, dono: 'outra' } as const;

  const doComentario = (ato: Parameters<typeof sob>[1]) =>
    ambos(
      sob('comentarios', ato, { documento: umComentario }),
      sob('comentarios', ato, { documento: umComentario, dono: 'outra' }),
    );

  return {
    sob,
    pais: {
      get: noPai(lerUm),
      list: noPai((banco, caminho, _, { filtro }) =>
        fs.getDocs(
          fs.query(fs.collection(banco, caminho.slice(0, caminho.lastIndexOf('/'))), filtro, fs.limit(10)),
        ),
      ),
      create: criarPai,
      update: noPai((banco, caminho, quem) =>
        mudar(banco, caminho, { titulo: 'Outro título', ...mudadoPor(quem) }),
      ),
      delete: noPai((banco, caminho, quem) =>
        mudar(banco, caminho, { deletedAt: agora(), visibilidade: 'REMOVIDA', ...mudadoPor(quem) }),
      ),
    },
    versoes: {
      get: sob('versoes', lerUm, { documento: umaVersao }),
      list: sob('versoes', (banco, caminho) =>
        listar(banco, caminho.slice(0, caminho.lastIndexOf('/')), fs.where('reservada', '==', false)),
      ),
      create: sob('versoes', (banco, caminho, { quem }) =>
        criar(banco, caminho, { ...umaVersao(quem), createdAt: agora() }),
      ),
      update: sob('versoes', (banco, caminho) => mudar(banco, caminho, { acao: 'REMOCAO' }), {
        documento: umaVersao,
      }),
      delete: sob('versoes', apagar, { documento: umaVersao }),
    },
    comentarios: {
      get: sob('comentarios', lerUm),
      list: sob('comentarios', lerTodos),
      create: sob('comentarios', (banco, caminho, { quem }) =>
        criar(banco, caminho, criadoAgora(umComentario(quem))),
      ),
      update: doComentario((banco, caminho, { quem }) =>
        mudar(banco, caminho, { comentario: 'Outro', ...mudadoPor(quem) }),
      ),
      delete: doComentario((banco, caminho, { quem }) =>
        mudar(banco, caminho, { deletedAt: agora(), ...mudadoPor(quem) }),
      ),
    },
    movimentacoes: {
      get: sob('movimentacoes', lerUm),
      list: sob('movimentacoes', lerTodos),
      create: sob('movimentacoes', movimentar),
      update: sob(
        'movimentacoes',
        (banco, caminho, { quem }) => mudar(banco, caminho, { observacoes: 'Outra', ...mudadoPor(quem) }),
        { documento: umaMovimentacao },
      ),
      delete: sob(
        'movimentacoes',
        (banco, caminho, { quem }) => mudar(banco, caminho, { deletedAt: agora(), ...mudadoPor(quem) }),
        { documento: umaMovimentacao },
      ),
    },
    conflitosDeInteresse: {
      get: sob('conflitosDeInteresse', lerUm),
      list: sob('conflitosDeInteresse', lerTodos),
      create: ambos(
        sob('conflitosDeInteresse', declarar, { id: 'uid' }),
        sob('conflitosDeInteresse', declarar, { id: 'uid', dono: 'outra' }),
      ),
      update: ambos(
        sob('conflitosDeInteresse', retirar, { id: 'uid', documento: umConflitoSolto }),
        sob('conflitosDeInteresse', retirar, { id: 'uid', documento: umConflitoSolto, dono: 'outra' }),
      ),
      delete: sob('conflitosDeInteresse', apagar, { id: 'uid', documento: umConflitoSolto }),
    },
    cartelas: {
      get: ambos(
        sob(cartelas, lerUm, { id: 'uid', documento: umaCartela }),
        sob(cartelas, lerUm, deOutra),
        aposEnviar(sob(cartelas, lerUm, deOutra)),
      ),
      list: ambos(sob(cartelas, lerTodos, deOutra), aposEnviar(sob(cartelas, lerTodos, deOutra))),
      create: comCriterios(
        ambos(sob(cartelas, pontuar, { id: 'uid' }), sob(cartelas, pontuar, { id: 'uid', dono: 'outra' })),
      ),
      update: sob(cartelas, (banco, caminho) => mudar(banco, caminho, { comentario: 'Outro' }), {
        id: 'uid',
        documento: umaCartela,
      }),
      delete: sob(cartelas, apagar, { id: 'uid', documento: umaCartela }),
    },
    patrocinios: {
      get: ambos(
        sob(patrocinios, lerUm, { id: 'uid', documento: umPatrocinio }),
        sob(patrocinios, lerUm, { id: 'uid', documento: umPatrocinio, dono: 'outra' }),
      ),
      list: sob(patrocinios, lerTodos),
      create: ambos(comCarteira(false), comCarteira(false, 'outra')),
      update: ambos(comCarteira(true), comCarteira(true, 'outra')),
      delete: sob(patrocinios, apagar, { id: 'uid', documento: umPatrocinio }),
    },
  };
}
