/** Situations of ideas and of what stands under them, for the cells of tabela.ts. */
import * as fs from 'firebase/firestore/lite';
import { type Atividade, veAtividade } from '@/domain/marcos/atividade';
import type { Ideia } from '@/domain/ideias/ideia';
import { comoPai } from '@/domain/ideias/ideia-como-pai';
import { relacoesComMarco } from '@/domain/marcos/marco';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import type { Relacao } from '@/domain/acesso/permissao';
import { relacoesCom, relacoesSob } from '@/domain/acesso/relacoes';
import {
  emDias,
  umaAtividadeDoMarco,
  umaCarteira,
  umaIdeia,
  umaIdeiaPublicada,
  umaMovimentacao,
  umaVersao,
  umConflito,
  umComentario,
  umLike,
  umMarco,
  umPatrocinio,
  umRegulamento,
} from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import {
  agora,
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
import type { Situacao, Situacoes, Tabela } from './tabela';

interface Cenario {
  cenario: string;
  ideia: Ideia;
  /** What a query must name to ask for ideas of this kind only. */
  filtro: fs.QueryCompositeFilterConstraint;
}

const igual = (campo: string, valor: unknown) => fs.where(campo, '==', valor);

function cenarios(quem: Persona, autor: Persona): Cenario[] {
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
    { cenario: 'rascunho próprio', ideia: umaIdeia(quem), filtro: de(quem, 'RASCUNHO') },
    { cenario: 'rascunho alheio', ideia: umaIdeia(autor, comQuem), filtro: de(autor, 'RASCUNHO') },
    { cenario: 'pública própria', ideia: umaIdeiaPublicada(quem), filtro: de(quem, 'PUBLICA') },
    { cenario: 'pública alheia', ideia: umaIdeiaPublicada(autor), filtro: publicas },
    {
      cenario: 'privada própria',
      ideia: umaIdeiaPublicada(quem, { privado: true }),
      filtro: de(quem, 'PRIVADA'),
    },
    {
      cenario: 'privada de que participa',
      ideia: umaIdeiaPublicada(autor, { privado: true, ...comQuem }),
      filtro: participo,
    },
    {
      cenario: 'privada alheia',
      ideia: umaIdeiaPublicada(autor, { privado: true }),
      filtro: de(autor, 'PRIVADA'),
    },
    { cenario: 'removida própria', ideia: umaIdeiaPublicada(quem, removida), filtro: de(quem, 'REMOVIDA') },
    { cenario: 'removida alheia', ideia: umaIdeiaPublicada(autor, removida), filtro: de(autor, 'REMOVIDA') },
  ];
}

/** Situations of an act on a stored idea of every kind. */
const naIdeia =
  (ato: (banco: Banco, caminho: string, quem: Persona, cenario: Cenario) => Promise<unknown>): Situacoes =>
  (quem, autor, contexto) =>
    cenarios(quem, autor).map((cenario) => {
      const caminho = caminhos.ideia(contexto, novoId('ideia'));
      return {
        cenario: cenario.cenario,
        caminho,
        documentos: { [caminho]: cenario.ideia },
        relacoes: relacoesCom(comoPai(cenario.ideia), quem),
        ato: (banco) => ato(banco, caminho, quem, cenario),
      };
    });

const criarIdeia: Situacoes = (quem, autor, contexto) =>
  cenarios(quem, autor).map(({ cenario, ideia }) => {
    const caminho = caminhos.ideia(contexto, novoId('nova'));
    return {
      cenario,
      caminho,
      relacoes: relacoesCom(comoPai(ideia), quem),
      ato: (banco) => criar(banco, caminho, criadoAgora(ideia)),
    };
  });

interface SobIdeia extends Cenario {
  caminhoDaIdeia: string;
  contexto: Contexto;
  quem: Persona;
}

/** Situations of an act under an idea of every kind, with or without a record of its own there. */
const sobIdeia =
  (
    colecao: string,
    ato: (banco: Banco, caminho: string, pai: SobIdeia) => Promise<unknown>,
    {
      id,
      documento,
      dono = 'a pessoa',
    }: { id?: 'uid'; documento?: (dono: Persona) => object; dono?: 'a pessoa' | 'outra' } = {},
  ): Situacoes =>
  (quem, autor, contexto) => {
    const fechada = { permitirComentarios: false, permitirPatrocinio: false };
    const extras: Cenario[] = [
      { cenario: 'pública fechada', ideia: umaIdeiaPublicada(autor, fechada), filtro: fs.and(igual('a', 1)) },
      {
        cenario: 'pública aprovada',
        ideia: umaIdeiaPublicada(autor, { status: 'APROVADA' }),
        filtro: fs.and(igual('a', 1)),
      },
    ];
    const donoDoRegistro = dono === 'a pessoa' ? quem : autor;
    return [...cenarios(quem, autor), ...extras].map((cenario): Situacao => {
      const caminhoDaIdeia = caminhos.ideia(contexto, novoId('pai'));
      const caminho = `${caminhoDaIdeia}/${colecao}/${id ? donoDoRegistro.uid : novoId('filho')}`;
      return {
        cenario: dono === 'outra' ? `${cenario.cenario}, registro de outra pessoa` : cenario.cenario,
        caminho,
        documentos: {
          [caminhoDaIdeia]: cenario.ideia,
          ...(documento ? { [caminho]: documento(donoDoRegistro) } : {}),
        },
        relacoes: relacoesSob(comoPai(cenario.ideia), quem).filter(
          (relacao) => dono === 'a pessoa' || !DO_DONO.has(relacao),
        ),
        ato: (banco) => ato(banco, caminho, { ...cenario, caminhoDaIdeia, contexto, quem }),
      };
    });
  };
/** Relations that also ask whose the record is. */
const DO_DONO = new Set<Relacao>([
  'criadorComPaiVisivel',
  'proprioComPaiVisivel',
  'proprioComPaiPublicado',
  'paiPatrocinavel',
]);
const ambos =
  (...de: Situacoes[]): Situacoes =>
  (...com) =>
    de.flatMap((situacoes) => situacoes(...com));

const lerUm = (banco: Banco, caminho: string) => pegar(banco, caminho);
const colecaoDe = (caminho: string) => caminho.slice(0, caminho.lastIndexOf('/'));
const lerTodos = (banco: Banco, caminho: string) => listar(banco, colecaoDe(caminho));

const declarar = (banco: Banco, caminho: string, { caminhoDaIdeia, quem }: SobIdeia) =>
  criar(banco, caminho, criadoAgora(umConflito(quem, caminhoDaIdeia)));
const retirar = (banco: Banco, caminho: string) =>
  mudar(banco, caminho, { retiradoEm: agora(), motivoDaRetirada: 'Ideia errada.' });
const umConflitoSolto = (quem: Persona) => umConflito(quem, caminhos.ideia(quem.contexto, 'solta'));

function movimentar(banco: Banco, caminho: string, { caminhoDaIdeia, ideia, quem }: SobIdeia) {
  const status = ideia.status === 'PRE_ANALISE' ? 'APROVADA' : 'PRE_ANALISE';
  return juntos(
    banco,
    [caminhoDaIdeia, { status, ultimaMovimentacao: idDaReferencia(caminho), ...mudadoPor(quem) }, 'mudar'],
    [caminho, criadoAgora(umaMovimentacao(quem, { status, statusAnterior: ideia.status }))],
  );
}

/** Each sponsorship has a rule, hence a wallet, of its own: the cells do not share a balance. */
const comCarteira =
  (jaDeu: boolean, dono: 'a pessoa' | 'outra' = 'a pessoa'): Situacoes =>
  (quem, autor, contexto) =>
    sobIdeia('ideiasActivitiesPerColaborador', () => Promise.resolve(), { id: 'uid', dono })(
      quem,
      autor,
      contexto,
    ).map((situacao) => {
      const regra = caminhos.regulamentoIdeias(contexto, novoId('regra'));
      const ideia = situacao.caminho.split('/').slice(0, 6).join('/');
      const bolso = `${regra}/regulamentoActivitiesPerColaborador/${quem.uid}`;
      const mudancas = { regulamentoReference: regra };
      const [item, carteira] = [
        umPatrocinio(quem, mudancas),
        umaCarteira(quem, { ultimoPai: idDaReferencia(ideia) }),
      ];
      return {
        ...situacao,
        documentos: {
          [ideia]: { ...situacao.documentos?.[ideia], ...mudancas },
          [regra]: umRegulamento(),
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
      sobIdeia('marcos', () => Promise.resolve())(quem, autor, contexto)
        .filter(({ cenario }) =>
          papel === 'criador' || papel === 'responsavel'
            ? DE_MARCO.test(cenario)
            : cenario === 'pública alheia',
        )
        .map((situacao): Situacao => {
          const caminhoDaIdeia = situacao.caminho.split('/').slice(0, 6).join('/');
          const ideia = situacao.documentos?.[caminhoDaIdeia] as Ideia;
          const responde = papel === 'responsavel' || papel === 'concluido';
          const marco = umMarco(papel === 'criador' ? quem : autor, caminhoDaIdeia, {
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

/** Activities as triggers leave them; a query for those of one kind names what proves that the person sees it. */
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

const doComentario = (ato: Parameters<typeof sobIdeia>[1]) =>
  ambos(
    sobIdeia('comentarios', ato, { documento: umComentario }),
    sobIdeia('comentarios', ato, { documento: umComentario, dono: 'outra' }),
  );

export const ideiasETudoSobElas: Tabela = {
  ideias: {
    get: naIdeia(lerUm),
    list: naIdeia((banco, caminho, _, { filtro }) =>
      fs.getDocs(
        fs.query(fs.collection(banco, caminho.slice(0, caminho.lastIndexOf('/'))), filtro, fs.limit(10)),
      ),
    ),
    create: criarIdeia,
    update: naIdeia((banco, caminho, quem) =>
      mudar(banco, caminho, { titulo: 'Outro título', ...mudadoPor(quem) }),
    ),
    delete: naIdeia((banco, caminho, quem) =>
      mudar(banco, caminho, { deletedAt: agora(), visibilidade: 'REMOVIDA', ...mudadoPor(quem) }),
    ),
  },
  versoes: {
    get: sobIdeia('versoes', lerUm, { documento: umaVersao }),
    list: sobIdeia('versoes', (banco, caminho) =>
      listar(banco, colecaoDe(caminho), fs.where('reservada', '==', false)),
    ),
    create: sobIdeia('versoes', (banco, caminho, { quem }) =>
      criar(banco, caminho, { ...umaVersao(quem), createdAt: agora() }),
    ),
    update: sobIdeia('versoes', (banco, caminho) => mudar(banco, caminho, { acao: 'REMOCAO' }), {
      documento: umaVersao,
    }),
    delete: sobIdeia('versoes', apagar, { documento: umaVersao }),
  },
  comentarios: {
    get: sobIdeia('comentarios', lerUm),
    list: sobIdeia('comentarios', lerTodos),
    create: sobIdeia('comentarios', (banco, caminho, { quem }) =>
      criar(banco, caminho, criadoAgora(umComentario(quem))),
    ),
    update: doComentario((banco, caminho, { quem }) =>
      mudar(banco, caminho, { comentario: 'Outro', ...mudadoPor(quem) }),
    ),
    delete: doComentario((banco, caminho, { quem }) =>
      mudar(banco, caminho, { deletedAt: agora(), ...mudadoPor(quem) }),
    ),
  },
  likes: {
    get: sobIdeia('likes', lerUm),
    list: sobIdeia('likes', lerTodos),
    create: ambos(
      sobIdeia('likes', (banco, caminho, { quem }) => criar(banco, caminho, criadoAgora(umLike(quem))), {
        id: 'uid',
      }),
      sobIdeia('likes', (banco, caminho, { quem }) => criar(banco, caminho, criadoAgora(umLike(quem))), {
        id: 'uid',
        dono: 'outra',
      }),
    ),
    update: sobIdeia('likes', (banco, caminho) => mudar(banco, caminho, { createdAt: agora() }), {
      id: 'uid',
      documento: umLike,
    }),
    delete: ambos(
      sobIdeia('likes', apagar, { id: 'uid', documento: umLike }),
      sobIdeia('likes', apagar, { id: 'uid', documento: umLike, dono: 'outra' }),
    ),
  },
  movimentacoes: {
    get: sobIdeia('movimentacoes', lerUm),
    list: sobIdeia('movimentacoes', lerTodos),
    create: sobIdeia('movimentacoes', movimentar),
    update: sobIdeia(
      'movimentacoes',
      (banco, caminho, { quem }) => mudar(banco, caminho, { observacoes: 'Outra', ...mudadoPor(quem) }),
      { documento: umaMovimentacao },
    ),
    delete: sobIdeia(
      'movimentacoes',
      (banco, caminho, { quem }) => mudar(banco, caminho, { deletedAt: agora(), ...mudadoPor(quem) }),
      { documento: umaMovimentacao },
    ),
  },
  conflitosDeInteresse: {
    get: sobIdeia('conflitosDeInteresse', lerUm),
    list: sobIdeia('conflitosDeInteresse', lerTodos),
    create: ambos(
      sobIdeia('conflitosDeInteresse', declarar, { id: 'uid' }),
      sobIdeia('conflitosDeInteresse', declarar, { id: 'uid', dono: 'outra' }),
    ),
    update: ambos(
      sobIdeia('conflitosDeInteresse', retirar, { id: 'uid', documento: umConflitoSolto }),
      sobIdeia('conflitosDeInteresse', retirar, { id: 'uid', documento: umConflitoSolto, dono: 'outra' }),
    ),
    delete: sobIdeia('conflitosDeInteresse', apagar, { id: 'uid', documento: umConflitoSolto }),
  },
  marcos: {
    get: sobIdeia('marcos', lerUm),
    list: sobIdeia('marcos', lerTodos),
    create: sobIdeia('marcos', (banco, caminho, { quem, caminhoDaIdeia, ideia }) =>
      criar(
        banco,
        caminho,
        criadoAgora(
          umMarco(quem, caminhoDaIdeia, {
            colaboradoresResponsaveis: [ideia.privado ? ideia.autorReference : quem.referencia],
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
  ideiasActivitiesPerColaborador: {
    get: ambos(
      sobIdeia('ideiasActivitiesPerColaborador', lerUm, { id: 'uid', documento: umPatrocinio }),
      sobIdeia('ideiasActivitiesPerColaborador', lerUm, {
        id: 'uid',
        documento: umPatrocinio,
        dono: 'outra',
      }),
    ),
    list: sobIdeia('ideiasActivitiesPerColaborador', lerTodos),
    create: ambos(comCarteira(false), comCarteira(false, 'outra')),
    update: ambos(comCarteira(true), comCarteira(true, 'outra')),
    delete: sobIdeia('ideiasActivitiesPerColaborador', apagar, { id: 'uid', documento: umPatrocinio }),
  },
};
