/** Situations of challenges and of what stands under them, for the cells of tabela.ts. */
import * as fs from 'firebase/firestore/lite';
import { caminhos } from '@/domain/comum/caminhos';
import type { Desafio } from '@/domain/desafios/desafio';
import { comoPai } from '@/domain/desafios/desafio-como-pai';
import {
  CATEGORIA_DE_DESAFIO,
  DESAFIO,
  umaCategoria,
  umDesafio,
  umRascunhoDeDesafio,
} from '@tests/support/desafio';
import {
  REGULAMENTO,
  umaCarteira,
  umaLinhaDoExtrato,
  umPatrocinio,
  umRegulamentoDeDesafios,
} from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import {
  apagar,
  type Banco,
  criadoAgora,
  criar,
  juntos,
  listar,
  mudadoPor,
  mudar,
  novoId,
  pegar,
} from './ambiente';
import type { Situacoes, Tabela } from './tabela';
import { type Cenario, tabelaDePais } from './tabela-pais';

const igual = (campo: string, valor: unknown) => fs.where(campo, '==', valor);
const publicos = fs.and(igual('visibilidade', 'PUBLICA'));

const de = ({ uid }: Persona, visibilidade: string) =>
  fs.and(igual('createdBy', uid), igual('visibilidade', visibilidade));

function cenarios(quem: Persona, autor: Persona): Cenario<Desafio>[] {
  const comQuem = { participantesReferences: [autor.referencia, quem.referencia] };
  const removido = { deletedAt: new Date() };
  return [
    { cenario: 'rascunho próprio', pai: umRascunhoDeDesafio(quem), filtro: de(quem, 'RASCUNHO') },
    { cenario: 'rascunho alheio', pai: umRascunhoDeDesafio(autor, comQuem), filtro: de(autor, 'RASCUNHO') },
    { cenario: 'público próprio', pai: umDesafio(quem), filtro: de(quem, 'PUBLICA') },
    { cenario: 'público alheio', pai: umDesafio(autor), filtro: publicos },
    { cenario: 'público de que participa', pai: umDesafio(autor, comQuem), filtro: publicos },
    { cenario: 'removido próprio', pai: umDesafio(quem, removido), filtro: de(quem, 'REMOVIDA') },
    { cenario: 'removido alheio', pai: umDesafio(autor, removido), filtro: de(autor, 'REMOVIDA') },
  ];
}

const { sob: _sob, ...tabela } = tabelaDePais<Desafio>({
  colecao: DESAFIO.colecao,
  regulamentos: DESAFIO.regulamentos,
  patrocinios: 'desafiosActivitiesPerColaborador',
  comoPai,
  cenarios,
  fechados: (autor) =>
    (['RECUSADO_PELO_COMITE', 'CANCELADA', 'REALIZADO', 'SOLUCOES_VALIDADAS', 'EM_REALIZACAO'] as const).map(
      (status) => ({ cenario: status, pai: umDesafio(autor, { status }), filtro: publicos }),
    ),
  movido: ({ status }) => (status === 'PRE_ANALISE' ? 'APROVADO_PELO_COMITE' : 'PRE_ANALISE'),
  umaRegra: umRegulamentoDeDesafios,
  arredores: (contexto) => ({
    [caminhos.registro(contexto, 'desafioCategorias', CATEGORIA_DE_DESAFIO)]: umaCategoria(),
  }),
});

/** Own wallet, and a colleague's, of a rule of its own: with the sponsorship it pays. */
const carteiraDe =
  (ato: 'criar' | 'mudar'): Situacoes =>
  (quem, autor, contexto) =>
    [quem, autor].map((dono) => {
      const regra = caminhos.registro(contexto, DESAFIO.regulamentos, novoId('regra'));
      const desafio = caminhos.registro(contexto, DESAFIO.colecao, novoId('desafio'));
      const item = `${caminhos.sob(desafio).patrocinios}/${dono.uid}`;
      const bolso = `${caminhos.sobRegulamento(regra).carteiras}/${dono.uid}`;
      const patrocinio = umPatrocinio(quem, { regulamentoReference: regra });
      const carteira = umaCarteira(quem, { ultimoPai: desafio.slice(desafio.lastIndexOf('/') + 1) });
      return {
        cenario: dono === quem ? 'a própria' : 'a de colega',
        caminho: bolso,
        documentos: {
          [regra]: umRegulamentoDeDesafios(),
          [desafio]: umDesafio(autor, { regulamentoReference: regra, titulo: patrocinio.paiTitulo }),
          ...(ato === 'mudar' ? { [item]: patrocinio, [bolso]: carteira } : {}),
        },
        relacoes: dono === quem ? ['proprio'] : [],
        ato: (banco) =>
          ato === 'criar'
            ? juntos(banco, [item, criadoAgora(patrocinio)], [bolso, criadoAgora(carteira)])
            : juntos(
                banco,
                [item, { moedas: 12, ...mudadoPor(quem) }, 'mudar'],
                [bolso, { totalMoedas: 12, ...mudadoPor(quem) }, 'mudar'],
              ),
      };
    });

/** What lies there, or under there, of the person and of a colleague. */
const naCarteira =
  (
    onde: 'carteiras' | 'extrato',
    ato: (banco: Banco, caminho: string) => Promise<unknown>,
    sua = onde === 'carteiras' ? ('proprio' as const) : ('daPropriaCarteira' as const),
  ): Situacoes =>
  (quem, autor, contexto) =>
    [quem, autor].map((dono) => {
      const sobEle = caminhos.sobRegulamento(caminhos.registro(contexto, DESAFIO.regulamentos, REGULAMENTO));
      const caminho =
        onde === 'carteiras' ? `${sobEle.carteiras}/${dono.uid}` : `${sobEle.extrato(dono.uid)}/linha`;
      return {
        cenario: dono === quem ? 'a própria' : 'a de colega',
        caminho,
        documentos: { [caminho]: onde === 'carteiras' ? umaCarteira(dono) : umaLinhaDoExtrato() },
        relacoes: dono === quem ? [sua] : [],
        ato: (banco) => ato(banco, caminho),
      };
    });

const acima = (caminho: string) => caminho.slice(0, caminho.lastIndexOf('/'));

export const desafiosETudoSobEles: Tabela = {
  desafios: tabela.pais,
  'desafios/versoes': tabela.versoes,
  'desafios/comentarios': tabela.comentarios,
  'desafios/movimentacoes': tabela.movimentacoes,
  'desafios/conflitosDeInteresse': tabela.conflitosDeInteresse,
  'desafios/cartelas': tabela.cartelas,
  desafiosActivitiesPerColaborador: tabela.patrocinios,
  'regulamentosDesafios/regulamentoActivitiesPerColaborador': {
    get: naCarteira('carteiras', pegar),
    list: naCarteira('carteiras', (banco, caminho) => listar(banco, acima(caminho))),
    create: carteiraDe('criar'),
    update: carteiraDe('mudar'),
    delete: naCarteira('carteiras', apagar),
  },
  'regulamentosDesafios/extrato': {
    get: naCarteira('extrato', pegar),
    list: naCarteira('extrato', (banco, caminho) => listar(banco, acima(caminho))),
    create: naCarteira('extrato', (banco, caminho) =>
      criar(banco, `${acima(caminho)}/${novoId()}`, umaLinhaDoExtrato()),
    ),
    update: naCarteira('extrato', (banco, caminho) => mudar(banco, caminho, { moedas: 1_000 })),
    delete: naCarteira('extrato', apagar),
  },
};
