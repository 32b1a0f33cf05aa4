/** Links of ideas: read here, made and undone by a function (src/domain/ideias/vinculo.ts). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { contemPalavras, indiceBasta, tokenDaPesquisa } from '@/domain/comum/busca';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { codigoDoErro } from '@/domain/comum/erros';
import { definirVinculo } from '@/domain/contratos/ideias';
import { outraPonta, pontaDe, vinculoSchema } from '@/domain/ideias/vinculo';
import type { LugarDoPai, Pai, TipoDePai } from '@/domain/pai/pai';
import { tipoDoPai } from '@/domain/pai/tipos';
import { chamar } from '@/firebase/chamadas/callable';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { contem, igual } from '@/firebase/dados/consulta';
import { juntarPaginas } from '@/firebase/dados/juntarPaginas';
import { defineLeitura, ilegiveisEm, type Pagina } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { textosDoVinculo } from './textosDosVinculos';

const vinculos = defineLeitura(vinculoSchema);

/** Linked records shown, which is also how many reads they cost. */
export const MOSTRADOS = 30;
const ACHADOS = 10;
/** The index knows one of several words. This many with it are looked through for the others. */
const LIDOS = 50;

/** A parent at the other end of a link. */
export interface Vinculado {
  tipo: TipoDePai;
  pai: ComId<Pai>;
}

/** All links of the company: what is linked at one end changes the other's page too. */
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'vinculos'] as const;

/** The parent, unless it is not for this person to see. The trigger that hides its link may be on its way. */
async function seForVisivel(sessao: SessaoAtiva, ponta: string): Promise<Pagina<Vinculado>> {
  const nada = { itens: [], proxima: undefined };
  const tipo = tipoDoPai(ponta);
  if (!tipo) return nada;
  try {
    const caminho = caminhos.registro(sessao.contexto, tipo.colecao, idDaReferencia(ponta));
    const { itens, ...lida } = await defineLeitura(tipo.schema).legivel(caminho);
    const publicos = itens.filter(({ visibilidade }) => visibilidade === 'PUBLICA');
    return { ...lida, itens: publicos.map((pai) => ({ id: pai.id, tipo, pai })) };
  } catch (erro) {
    if (codigoDoErro(erro) === 'permission-denied') return nada;
    throw erro;
  }
}

/** A change of the link between the parent and another one of the kind `com`. */
const definir = (sessao: SessaoAtiva, { tipo, id }: LugarDoPai, com: TipoDePai, vinculadas: boolean) =>
  mutationOptions({
    mutationFn: (outro: { id: string }) =>
      chamar(definirVinculo, {
        ...sessao.contexto,
        pontas: [pontaDe(tipo, id), pontaDe(com, outro.id)],
        vinculadas,
      }),
    meta: {
      // The sentence of an undone link comes with its 'Desfazer', from the screen.
      ...(vinculadas && { sucesso: textosDoVinculo(tipo, com).vinculado }),
      invalida: [chave(sessao)],
    },
  });

export const vinculosData = {
  /** What the public parent is linked with, the newest links first. */
  de: (sessao: SessaoAtiva, { tipo, id }: LugarDoPai) =>
    queryOptions({
      queryKey: [...chave(sessao), pontaDe(tipo, id)],
      queryFn: async () => {
        const esta = pontaDe(tipo, id);
        const lidos = await vinculos.legiveis(
          caminhos.vinculosDeIdeias(sessao.contexto),
          {
            filtros: [igual('deletedAt', null), igual('publicas', true), contem('pontas', esta)],
            ordem: [{ campo: 'createdAt', direcao: 'desc' }],
          },
          MOSTRADOS,
        );
        const pontas = juntarPaginas(
          await Promise.all(lidos.itens.map((vinculo) => seForVisivel(sessao, outraPonta(vinculo, esta)))),
        );
        return {
          itens: pontas.itens.toSorted((a, b) => a.pai.titulo.localeCompare(b.pai.titulo, 'pt-BR')),
          ilegiveis: ilegiveisEm([lidos, pontas]),
          haMais: lidos.proxima !== undefined,
        };
      },
    }),

  /** Public parents that may be linked and whose title has the words, the newest first. Only the person's own ones, if asked; these without words too. */
  procurar: (sessao: SessaoAtiva, tipo: TipoDePai, texto: string, soMeus = false) => {
    const token = tokenDaPesquisa(texto);
    return queryOptions({
      queryKey: [...chaveDoTipo(sessao, tipo), 'procurar', texto, soMeus],
      enabled: token !== undefined || soMeus,
      queryFn: async () => {
        const lidos = await defineLeitura(tipo.schema).legiveis(
          caminhos.colecao(sessao.contexto, tipo.colecao),
          {
            filtros: [
              igual('visibilidade', 'PUBLICA'),
              ...(soMeus ? [igual('createdBy', sessao.uid)] : []),
              ...(token ? [contem('busca', token)] : []),
            ],
            ordem: [{ campo: 'createdAt', direcao: 'desc' }],
          },
          indiceBasta(texto) ? ACHADOS : LIDOS,
        );
        const achados = lidos.itens.filter(
          ({ titulo, aceitaRespostas }) => aceitaRespostas && contemPalavras(titulo, texto),
        );
        return { ...lidos, itens: achados.slice(0, ACHADOS) };
      },
    });
  },

  vincular: (sessao: SessaoAtiva, lugar: LugarDoPai, com: TipoDePai) => definir(sessao, lugar, com, true),
  desvincular: (sessao: SessaoAtiva, lugar: LugarDoPai, com: TipoDePai) => definir(sessao, lugar, com, false),
};
