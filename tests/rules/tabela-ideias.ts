/** Situations of ideas and of what stands under them, for the cells of tabela.ts. */
import * as fs from 'firebase/firestore/lite';
import { type Atividade, veAtividade } from '@/domain/marcos/atividade';
import type { Ideia } from '@/domain/ideias/ideia';
import { comoPai, IDEIA } from '@/domain/ideias/ideia-como-pai';
import { relacoesComMarco } from '@/domain/marcos/marco';
import { caminhos } from '@/domain/comum/caminhos';
import type { Relacao } from '@/domain/acesso/permissao';
import { relacoesSob } from '@/domain/acesso/relacoes';
import {
  emDias,
  umaAtividadeDoMarco,
  umaIdeia,
  umaIdeiaPublicada,
  umLike,
  umMarco,
  umRegulamento,
} from '@tests/support/documentos';
import { umRetorno } from '@tests/support/retorno';
import type { Persona } from '@tests/support/personas';
import { agora, apagar, type Banco, criadoAgora, criar, mudadoPor, mudar, novoId, pegar } from './ambiente';
import type { Situacao, Situacoes, Tabela } from './tabela';
import { ambos, type Cenario, lerTodos, lerUm, tabelaDePais } from './tabela-pais';

const igual = (campo: string, valor: unknown) => fs.where(campo, '==', valor);

function cenarios(quem: Persona, autor: Persona): Cenario<Ideia>[] {
  const comQuem = { participantesReferences: [quem.referencia] };
  const de = ({ uid }: Persona, visibilidade: string) =>
    fs.and(igual('createdBy', uid), igual('visibilidade', visibilidade));
  const publicas = fs.and(igual('visibilidade', 'PUBLICA'));
  const participo = fs.and(
    igual('visibilidade', 'PRIVADA'),
    fs.where('participantesReferences', 'array-contains', quem.referencia),
  );
  const removida = { deletedAt: new Date() };
  return [
    { cenario: 'rascunho próprio', pai: umaIdeia(quem), filtro: de(quem, 'RASCUNHO') },
    { cenario: 'rascunho alheio', pai: umaIdeia(autor, comQuem), filtro: de(autor, 'RASCUNHO') },
    { cenario: 'pública própria', pai: umaIdeiaPublicada(quem), filtro: de(quem, 'PUBLICA') },
    { cenario: 'pública alheia', pai: umaIdeiaPublicada(autor), filtro: publicas },
    {
      cenario: 'privada própria',
      pai: umaIdeiaPublicada(quem, { privado: true }),
      filtro: de(quem, 'PRIVADA'),
    },
    {
      cenario: 'privada de que participa',
      pai: umaIdeiaPublicada(autor, { privado: true, ...comQuem }),
      filtro: participo,
    },
    {
      cenario: 'privada alheia',
      pai: umaIdeiaPublicada(autor, { privado: true }),
      filtro: de(autor, 'PRIVADA'),
    },
    { cenario: 'removida própria', pai: umaIdeiaPublicada(quem, removida), filtro: de(quem, 'REMOVIDA') },
    { cenario: 'removida alheia', pai: umaIdeiaPublicada(autor, removida), filtro: de(autor, 'REMOVIDA') },
  ];
}

const { sob, ...tabela } = tabelaDePais<Ideia>({
  colecao: IDEIA.colecao,
  regulamentos: IDEIA.regulamentos,
  patrocinios: 'ideiasActivitiesPerColaborador',
  comoPai,
  cenarios,
  fechados: (autor) => {
    const fechada = { permitirComentarios: false, permitirPatrocinio: false };
    return [
      { cenario: 'pública fechada', pai: umaIdeiaPublicada(autor, fechada), filtro: fs.and(igual('a', 1)) },
      {
        cenario: 'pública aprovada',
        pai: umaIdeiaPublicada(autor, { status: 'APROVADA' }),
        filtro: fs.and(igual('a', 1)),
      },
    ];
  },
  movido: ({ status }) => (status === 'PRE_ANALISE' ? 'APROVADA' : 'PRE_ANALISE'),
  umaRegra: umRegulamento,
  arredores: () => ({}),
});

/** Ideas that tell something about milestones of the person, or that name the person. */
const DE_MARCO =
  /^(pública alheia|privada própria|privada de que participa|privada alheia|rascunho próprio|removida própria)$/;

/** Relations that open the other act only (tabela-de-permissoes.ts, marcos.update). */
const DE_OUTRO_ATO: Record<'atua' | 'edita', readonly Relacao[]> = {
  atua: ['envolvidoNoMarco', 'marcoAberto'],
  edita: ['responsavelPeloMarco'],
};

/**
 * Milestones of the person, of somebody else with the person responsible, of others, and finished. The relation that
 * only acting asks for is left out where the act is another (tabela-de-permissoes.ts, marcos.update).
 */
const comMarco =
  (mudanca: object, atua: boolean): Situacoes =>
  (quem, autor, contexto) =>
    (['criador', 'responsavel', 'ninguem', 'concluido'] as const).flatMap((papel) =>
      sob('marcos', () => Promise.resolve())(quem, autor, contexto)
        .filter(({ cenario }) =>
          papel === 'criador' || papel === 'responsavel'
            ? DE_MARCO.test(cenario)
            : cenario === 'pública alheia',
        )
        .map((situacao): Situacao => {
          const caminhoDoPai = situacao.caminho.split('/').slice(0, 6).join('/');
          const ideia = situacao.documentos?.[caminhoDoPai] as Ideia;
          const responde = papel === 'responsavel' || papel === 'concluido';
          const marco = umMarco(papel === 'criador' ? quem : autor, caminhoDoPai, {
            colaboradoresResponsaveis: [responde ? quem.referencia : autor.referencia],
            ...(papel === 'concluido' ? { startedAt: emDias(-2), finishedAt: emDias(-1) } : {}),
          });
          const relacoes = relacoesComMarco(marco, quem, relacoesSob(comoPai(ideia), quem));
          return {
            ...situacao,
            cenario: `${situacao.cenario}, marco: ${papel}`,
            documentos: { ...situacao.documentos, [situacao.caminho]: marco },
            relacoes: relacoes.filter((r) => !DE_OUTRO_ATO[atua ? 'atua' : 'edita'].includes(r)),
            ato: (banco) => mudar(banco, situacao.caminho, { ...mudanca, ...mudadoPor(quem) }),
          };
        }),
    );

/** Activities as triggers leave them. A query for those of one kind names what proves that the person sees it. */
const atividadesPara =
  (ato: 'ler' | 'listar'): Situacoes =>
  (quem, autor, contexto) => {
    const privada = { visibilidade: 'PRIVADA' as const, atuantes: [], leitores: [autor.referencia] };
    const casos: [string, Atividade, fs.QueryCompositeFilterConstraint][] = [
      ['de ideia pública', umaAtividadeDoMarco(autor), fs.and(igual('visibilidade', 'PUBLICA'))],
      [
        'minha, de ideia privada',
        umaAtividadeDoMarco(autor, { ...privada, atuantes: [quem.referencia] }),
        fs.and(fs.where('atuantes', 'array-contains', quem.referencia)),
      ],
      [
        'de ideia privada que vejo',
        umaAtividadeDoMarco(autor, { ...privada, leitores: [autor.referencia, quem.referencia] }),
        fs.and(fs.where('leitores', 'array-contains', quem.referencia)),
      ],
      [
        'de ideia privada alheia',
        umaAtividadeDoMarco(autor, privada),
        fs.and(igual('visibilidade', 'PRIVADA')),
      ],
    ];
    return casos.map(([cenario, atividade, filtro]) => {
      const colecao = caminhos.atividades(contexto);
      const caminho = `${colecao}/${novoId('atividade')}`;
      return {
        cenario,
        caminho,
        documentos: { [caminho]: atividade },
        relacoes: veAtividade(atividade, quem) ? ['veAtividade'] : [],
        ato: (banco) =>
          ato === 'ler'
            ? pegar(banco, caminho)
            : fs.getDocs(fs.query(fs.collection(banco, colecao), filtro, fs.limit(10))),
      };
    });
  };

/** Nobody writes an activity, not even as the server would. */
const escreverAtividade =
  (ato: (banco: Banco, caminho: string, quem: Persona) => Promise<unknown>, existe = true): Situacoes =>
  (quem, _autor, contexto) => {
    const caminho = `${caminhos.atividades(contexto)}/${novoId('atividade')}`;
    return [
      {
        cenario: 'uma atividade',
        caminho,
        ...(existe ? { documentos: { [caminho]: umaAtividadeDoMarco(quem) } } : {}),
        relacoes: ['veAtividade'],
        ato: (banco) => ato(banco, caminho, quem),
      },
    ];
  };

export const ideiasETudoSobElas: Tabela = {
  ideias: tabela.pais,
  versoes: tabela.versoes,
  comentarios: tabela.comentarios,
  likes: {
    get: sob('likes', lerUm),
    list: sob('likes', lerTodos),
    create: ambos(
      sob('likes', (banco, caminho, { quem }) => criar(banco, caminho, criadoAgora(umLike(quem))), {
        id: 'uid',
      }),
      sob('likes', (banco, caminho, { quem }) => criar(banco, caminho, criadoAgora(umLike(quem))), {
        id: 'uid',
        dono: 'outra',
      }),
    ),
    update: sob('likes', (banco, caminho) => mudar(banco, caminho, { createdAt: agora() }), {
      id: 'uid',
      documento: umLike,
    }),
    delete: ambos(
      sob('likes', apagar, { id: 'uid', documento: umLike }),
      sob('likes', apagar, { id: 'uid', documento: umLike, dono: 'outra' }),
    ),
  },
  movimentacoes: tabela.movimentacoes,
  conflitosDeInteresse: tabela.conflitosDeInteresse,
  cartelas: tabela.cartelas,
  retornos: {
    get: sob('retornos', lerUm, { documento: umRetorno }),
    list: sob('retornos', lerTodos, { documento: umRetorno }),
    create: sob('retornos', (banco, caminho, { quem }) =>
      criar(banco, caminho, criadoAgora(umRetorno(quem))),
    ),
    update: sob('retornos', (banco, caminho) => mudar(banco, caminho, { conta: true }), {
      documento: umRetorno,
    }),
    delete: sob('retornos', apagar, { documento: umRetorno }),
  },
  marcos: {
    get: sob('marcos', lerUm),
    list: sob('marcos', lerTodos),
    create: sob('marcos', (banco, caminho, { quem, caminhoDoPai, pai }) =>
      criar(
        banco,
        caminho,
        criadoAgora(
          umMarco(quem, caminhoDoPai, {
            colaboradoresResponsaveis: [pai.privado ? pai.autorReference : quem.referencia],
          }),
        ),
      ),
    ),
    update: ambos(
      comMarco({ acoes: 'Outras ações, mais detalhadas.' }, false),
      comMarco({ startedAt: agora(), descricaoAtuacao: 'Comecei.' }, true),
    ),
    delete: comMarco({ deletedAt: agora() }, false),
  },
  atividades: {
    get: atividadesPara('ler'),
    list: atividadesPara('listar'),
    create: escreverAtividade(
      (banco, caminho, quem) => criar(banco, caminho, umaAtividadeDoMarco(quem)),
      false,
    ),
    update: escreverAtividade((banco, caminho) => mudar(banco, caminho, { concluida: true })),
    delete: escreverAtividade(apagar),
  },
  ideiasActivitiesPerColaborador: tabela.patrocinios,
};
