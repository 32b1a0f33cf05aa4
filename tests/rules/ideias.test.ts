import { where } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { type Ideia, TEXTOS_DA_IDEIA } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import {
  emDias,
  emOutraEmpresa,
  umaIdeia,
  umaIdeiaPublicada,
  umaVersao,
  umRegulamento,
} from '@tests/support/documentos';
import {
  ana,
  caio,
  clara,
  EMPRESA,
  EMPRESA_VIZINHA,
  mario,
  marta,
  paulo,
  type Persona,
  tea,
  xavier,
} from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  listar,
  mudadoPor,
  mudar,
  novoId,
  pegar,
  doAparelho,
  negado,
  permitido,
} from './ambiente';

const { como, semear, recusa, ler, soOServidor } = await abrirAmbiente(import.meta.filename);

const nova = () => `${caminhos.ideias(EMPRESA)}/${novoId('ideia')}`;
const rascunho = (mudancas: Partial<Ideia> = {}) => criadoAgora(umaIdeia(clara, mudancas));
/** Stores the idea past the rules and gives its path. */
async function guardada(ideia: Ideia): Promise<string> {
  const caminho = nova();
  await semear({ [caminho]: ideia });
  return caminho;
}
async function regulamento(mudancas: Parameters<typeof umRegulamento>[0]): Promise<string> {
  const caminho = caminhos.regulamentoIdeias(EMPRESA, novoId('regulamento'));
  await semear({ [caminho]: umRegulamento({ nome: 'Outro regulamento', ...mudancas }) });
  return caminho;
}
const sob = (regulamentoReference: string) => ({
  regulamentoReference,
  regulamentoNome: 'Outro regulamento',
});
/** What publishing writes. */
const publicacao = (quem: Persona) => ({
  status: 'NOVA_IDEIA',
  publishedAt: agora(),
  visibilidade: 'PUBLICA',
  ...mudadoPor(quem),
});
const titulo = (quem: Persona) => ({ titulo: 'Título corrigido', ...mudadoPor(quem) });

describe('ler uma ideia', () => {
  it(
    'A01 administrador de outra empresa não lê uma ideia pelo id; o da própria lê',
    { tags: 'cobertura' },
    async () => {
      const caminho = await guardada(umaIdeiaPublicada(clara));
      const podia = permitido(() => pegar(como(ana), caminho));
      await negado(pegar(como(xavier), caminho), podia);
      await negado(pegar(como(xavier, { empresaId: EMPRESA.empresaId }), caminho), podia);
      await podia();
    },
  );
  it('A11 ideia privada só para autor e participantes', async () => {
    const caminho = await guardada(
      umaIdeiaPublicada(clara, { privado: true, participantesReferences: [paulo.referencia] }),
    );
    const podia = permitido(async () => {
      for (const deDentro of [clara, paulo]) await pegar(como(deDentro), caminho);
    });
    for (const alheio of [caio, mario, ana]) await negado(pegar(como(alheio), caminho), podia);
    await podia();
  });
  it('rascunho só para o autor, nem para quem já participa', async () => {
    const caminho = await guardada(umaIdeia(clara, { participantesReferences: [paulo.referencia] }));
    const podia = permitido(() => pegar(como(clara), caminho));
    for (const alheio of [paulo, ana]) await negado(pegar(como(alheio), caminho), podia);
    await podia();
  });
  it('os textos anteriores são de quem vê a ideia', { tags: 'cobertura' }, async () => {
    const caminho = await guardada(
      umaIdeiaPublicada(clara, { privado: true, participantesReferences: [paulo.referencia] }),
    );
    const versoes = `${caminho}/versoes`;
    await semear({ [`${versoes}/v`]: umaVersao(clara) });
    for (const alheio of [caio, ana, xavier]) {
      await negado(pegar(como(alheio), `${versoes}/v`), () => pegar(como(clara), `${versoes}/v`));
      await negado(listar(como(alheio), versoes), () => listar(como(clara), versoes));
    }
    await pegar(como(paulo), `${versoes}/v`);
    await listar(como(paulo), versoes);
  });
  it(
    'C33 o que a ideia disse em privado fica com a equipe, ainda que depois seja pública',
    { tags: 'cobertura' },
    async () => {
      const caminho = await guardada(
        umaIdeiaPublicada(clara, { participantesReferences: [paulo.referencia] }),
      );
      const versoes = `${caminho}/versoes`;
      await semear({
        [`${versoes}/privada`]: umaVersao(clara, { reservada: true }),
        [`${versoes}/publica`]: umaVersao(clara),
      });
      const emPublico = where('reservada', '==', false);
      for (const alheio of [caio, tea, ana]) {
        const podia = permitido(() => pegar(como(alheio), `${versoes}/publica`));
        await negado(pegar(como(alheio), `${versoes}/privada`), podia);
        const podia2 = permitido(() => listar(como(alheio), versoes, emPublico));
        await negado(listar(como(alheio), versoes), podia2);
        await podia();
        expect((await podia2()).size).toBe(1);
      }
      for (const deDentro of [clara, paulo]) {
        await pegar(como(deDentro), `${versoes}/privada`);
        expect((await listar(como(deDentro), versoes)).size).toBe(2);
      }
    },
  );
  it('removida para ninguém', async () => {
    const caminho = await guardada(umaIdeiaPublicada(clara, { deletedAt: emDias(-1) }));
    const publicada = await guardada(umaIdeiaPublicada(clara));
    for (const alguem of [clara, ana])
      await negado(pegar(como(alguem), caminho), () => pegar(como(alguem), publicada));
  });
});

const deFora = (referencia: string) => [
  emOutraEmpresa(referencia, EMPRESA_VIZINHA),
  referencia.replace(/\/[a-zA-Z]+\/([^/]+)$/, '/outros/$1'),
  `${referencia}/mais/1`,
  `../${referencia}`,
  '',
];

describe('criar uma ideia', () => {
  it('nasce como rascunho de quem a escreve, com ou sem regulamento', { tags: 'cobertura' }, async () => {
    await criar(como(clara), nova(), rascunho());
    await criar(como(clara), nova(), rascunho({ regulamentoReference: null, regulamentoNome: '' }));
  });
  it.each<[string, Partial<Ideia>]>([
    ['createdBy de colega', { createdBy: caio.uid }],
    ['autorReference de colega', { autorReference: caio.referencia }],
    ['updatedBy de colega', { updatedBy: caio.uid }],
    ['nome de colega', { autorNome: caio.nome }],
    ['já publicada', { publishedAt: emDias(-1), visibilidade: 'PUBLICA', status: 'NOVA_IDEIA' }],
    ['já aprovada', { status: 'APROVADA' }],
    ['já pública', { visibilidade: 'PUBLICA' }],
    ['já removida', { deletedAt: emDias(-1), visibilidade: 'REMOVIDA' }],
    ['moedas', { rankingByMoedas: { ranking: 1, totalMoedas: 99, fromLastUpdate: 'INCREASED' } }],
    ['curtidas', { rankingByLikes: { ranking: null, totalLikes: 3, fromLastUpdate: 'NOT_CHANGED' } }],
    ['comentários', { totalComentarios: 1 }],
    ['patrocinadores', { patrocinadoresReferences: [caio.referencia] }],
    ['implementadores', { implementadoresReferences: [clara.referencia] }],
    ['marcos', { marcos: ['marco'] }],
    ['movimentação', { ultimaMovimentacao: 'm' }],
    ['autor entre os participantes', { participantesReferences: [clara.referencia] }],
    ['participante repetido', { participantesReferences: [paulo.referencia, paulo.referencia] }],
    [
      'anexo de outra ideia',
      {
        anexos: [
          {
            path: `${caminhos.ideia(EMPRESA, 'outra')}/a.pdf`,
            name: 'a.pdf',
            size: 1,
            type: 'application/pdf',
          },
        ],
      },
    ],
  ])('C01 C10 D08 não nasce com %s', { tags: 'cobertura' }, async (_, mudancas) => {
    const caminho = nova();
    await recusa(
      caminho,
      () => criar(como(clara), caminho, rascunho(mudancas)),
      () => criar(como(clara), caminho, rascunho()),
    );
  });
  it('C16 não aponta para outra empresa nem para outra coleção', async () => {
    const caminho = nova();
    const podia = permitido(() =>
      criar(
        como(clara),
        caminho,
        rascunho({ participantesReferences: [paulo.referencia, mario.referencia] }),
      ),
    );
    for (const referencia of deFora(paulo.referencia))
      await recusa(
        caminho,
        () => criar(como(clara), caminho, rascunho({ participantesReferences: [referencia] })),
        podia,
      );
    for (const referencia of deFora(umaIdeia(clara).regulamentoReference ?? ''))
      await recusa(
        caminho,
        () => criar(como(clara), caminho, rascunho({ regulamentoReference: referencia })),
        podia,
      );
    await podia();
  });
  it('o nome do regulamento é o dele, e regulamento removido ou inexistente não vale', async () => {
    const caminho = nova();
    const outro = await regulamento({});
    const removido = await regulamento({ deletedAt: emDias(-1) });
    const podia = permitido(() => criar(como(clara), caminho, rascunho(sob(outro))));
    await recusa(
      caminho,
      () => criar(como(clara), caminho, rascunho({ regulamentoReference: outro })),
      podia,
    );
    await recusa(caminho, () => criar(como(clara), caminho, rascunho(sob(removido))), podia);
    await recusa(caminho, () => criar(como(clara), caminho, rascunho(sob(`${outro}x`))), podia);
    await podia();
  });
  it(
    'privada, ou fechada a comentários e patrocínio, só se o regulamento deixa',
    { tags: 'cobertura' },
    async () => {
      const rigido = sob(
        await regulamento({ permitirIdeiaPrivada: false, permitirControlarInteracao: false }),
      );
      const livre = sob(await regulamento({}));
      for (const escolha of [
        { privado: true },
        { permitirComentarios: false },
        { permitirPatrocinio: false },
      ]) {
        const caminho = nova();
        const podia = permitido(() => criar(como(clara), caminho, rascunho({ ...livre, ...escolha })));
        await recusa(caminho, () => criar(como(clara), caminho, rascunho({ ...rigido, ...escolha })), podia);
        await recusa(
          caminho,
          () =>
            criar(
              como(clara),
              caminho,
              rascunho({ regulamentoReference: null, regulamentoNome: '', ...escolha }),
            ),
          podia,
        );
        await podia();
      }
    },
  );
});

const com = (quem: Persona, ...participantes: Persona[]) => ({
  participantesReferences: participantes.map(({ referencia }) => referencia),
  ...mudadoPor(quem),
});
const fechar = (quem: Persona) => ({ privado: true, visibilidade: 'PRIVADA', ...mudadoPor(quem) });
const abrir = (quem: Persona) => ({ privado: false, visibilidade: 'PUBLICA', ...mudadoPor(quem) });

/** Sets what TEAM may do with ideas. */
const comEditar = (editar: boolean) =>
  semear({
    [`${caminhos.autorizacao(EMPRESA)}/3_3`]: { leitura: true, criacao: true, editar, remover: true },
  });

describe('editar o conteúdo', () => {
  it('C31 o autor edita o rascunho; a publicada, ADMIN e TEAM com editar', async () => {
    const emRascunho = await guardada(umaIdeia(clara));
    await recusa(
      emRascunho,
      () => mudar(como(caio), emRascunho, titulo(caio)),
      () => mudar(como(clara), emRascunho, titulo(clara)),
    );
    const publicada = await guardada(umaIdeiaPublicada(clara));
    // The same flag without the role, and the same role on an idea of one's own (decisions I3).
    const podia = permitido(() => mudar(como(tea), publicada, titulo(tea)));
    for (const quem of [mario, caio, clara, marta])
      await recusa(publicada, () => mudar(como(quem), publicada, titulo(quem)), podia);
    const deTea = await guardada(umaIdeiaPublicada(tea));
    await recusa(deTea, () => mudar(como(tea), deTea, titulo(tea)), podia);
    await podia();
    await mudar(como(ana), await guardada(umaIdeiaPublicada(ana)), titulo(ana));
  });
  it('sem 3.editar nem TEAM muda a publicada; ADMIN não precisa dela', async () => {
    const publicada = await guardada(umaIdeiaPublicada(clara));
    await comEditar(false);
    const podia = permitido(() => mudar(como(tea), publicada, titulo(tea)));
    await recusa(publicada, () => mudar(como(tea), publicada, titulo(tea)), podia);
    await mudar(como(ana), publicada, titulo(ana));
    await comEditar(true);
    await podia();
  });
  it('C02 createdBy, createdAt e autorReference nunca mudam', async () => {
    const caminho = await guardada(umaIdeia(clara));
    await recusa(
      caminho,
      [
        { createdBy: caio.uid },
        { createdAt: agora() },
        { autorReference: caio.referencia },
        { autorNome: 'Outro' },
      ].map((mudanca) => () => mudar(como(clara), caminho, { ...titulo(clara), ...mudanca })),
      () => mudar(como(clara), caminho, titulo(clara)),
    );
  });
  it('C04 a mudança diz quem a fez e quando, pela hora do servidor', async () => {
    const caminho = await guardada(umaIdeia(clara, { updatedBy: 'funcao' }));
    const semCarimbo = { titulo: 'Outro' };
    await recusa(
      caminho,
      [
        {},
        { updatedAt: agora() },
        { updatedBy: clara.uid },
        mudadoPor(caio),
        { ...mudadoPor(clara), updatedAt: doAparelho() },
      ].map((carimbo) => () => mudar(como(clara), caminho, { ...semCarimbo, ...carimbo })),
      () => mudar(como(clara), caminho, { ...semCarimbo, ...mudadoPor(clara) }),
    );
  });
  it('D08 contadores, patrocinadores e situação não são conteúdo', async () => {
    const caminho = await guardada(umaIdeiaPublicada(clara));
    const proibidas: Partial<Ideia>[] = [
      { rankingByMoedas: { ranking: 1, totalMoedas: 1_000, fromLastUpdate: 'INCREASED' } },
      { rankingByLikes: { ranking: 1, totalLikes: 1_000, fromLastUpdate: 'INCREASED' } },
      { totalComentarios: 7 },
      { patrocinadoresReferences: [ana.referencia] },
      { marcos: ['m'] },
      { observacoes: 'o' },
      { status: 'APROVADA' },
      { ultimaMovimentacao: 'x' },
      { cancelAt: doAparelho() },
    ];
    const podia = permitido(() => mudar(como(ana), caminho, titulo(ana)));
    for (const mudanca of proibidas)
      for (const quem of [clara, ana])
        await recusa(caminho, () => mudar(como(quem), caminho, { ...mudanca, ...mudadoPor(quem) }), podia);
    await podia();
  });
  it('depois de publicada o regulamento fica: as moedas contam nele', { tags: 'cobertura' }, async () => {
    const outro = sob(await regulamento({}));
    const publicada = await guardada(umaIdeiaPublicada(clara));
    const podia = permitido(() => mudar(como(clara), emRascunho, { ...outro, ...mudadoPor(clara) }));
    await recusa(publicada, () => mudar(como(ana), publicada, { ...outro, ...mudadoPor(ana) }), podia);
    const emRascunho = await guardada(umaIdeia(clara));
    await podia();
  });
  it('depois de publicada continua completa', async () => {
    const caminho = await guardada(umaIdeiaPublicada(clara));
    await recusa(
      caminho,
      [{ objetivo: [] }, ...TEXTOS_DA_IDEIA.map((campo) => ({ [campo]: ' \n ' }))].map(
        (mudanca) => () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }),
      ),
      () => mudar(como(ana), caminho, { feedback: 'Mais completo ainda.', ...mudadoPor(ana) }),
    );
  });
  it(
    'de fora da equipe, quem edita não entra nela nem tira ninguém: os pontos da implementação são dela',
    { tags: 'cobertura' },
    async () => {
      const caminho = await guardada(
        umaIdeiaPublicada(clara, { status: 'IMPLEMENTADA', participantesReferences: [paulo.referencia] }),
      );
      const podia = permitido(() => mudar(como(tea), caminho, titulo(tea)));
      for (const equipe of [[paulo, tea], [tea], []])
        await recusa(caminho, () => mudar(como(tea), caminho, com(tea, ...equipe)), podia);
      await recusa(
        caminho,
        () => mudar(como(tea), caminho, { ...com(tea, paulo, tea), ...titulo(tea) }),
        podia,
      );
      await podia();
      await recusa(
        caminho,
        [paulo, clara].map((quem) => () => mudar(como(quem), caminho, com(quem, paulo, mario))),
        () => mudar(como(ana), caminho, com(ana, paulo, tea)),
      );
      await mudar(como(tea), caminho, com(tea, paulo, tea, mario));
    },
  );
  it(
    'depois de publicada, se a ideia é privada diz só a ADMIN, não quem edita, participa ou a escreveu',
    { tags: 'cobertura' },
    async () => {
      const equipe = { participantesReferences: [paulo.referencia] };
      const publica = await guardada(umaIdeiaPublicada(clara, equipe));
      const podia = permitido(() => mudar(como(ana), publica, fechar(ana)));
      for (const alheio of [paulo, mario, caio, clara, tea])
        await recusa(publica, () => mudar(como(alheio), publica, fechar(alheio)), podia);
      await mudar(como(tea), publica, titulo(tea));
      await podia();
      const dela = await guardada(
        umaIdeiaPublicada(clara, {
          privado: true,
          participantesReferences: [ana.referencia, tea.referencia],
        }),
      );
      await recusa(
        dela,
        () => mudar(como(tea), dela, abrir(tea)),
        () => mudar(como(tea), dela, titulo(tea)),
      );
      await mudar(como(ana), dela, abrir(ana));
    },
  );
  it('a visibilidade acompanha a privacidade', async () => {
    const caminho = await guardada(umaIdeiaPublicada(clara));
    const podia = permitido(() =>
      mudar(como(ana), caminho, { privado: true, visibilidade: 'PRIVADA', ...mudadoPor(ana) }),
    );
    await recusa(caminho, () => mudar(como(ana), caminho, { privado: true, ...mudadoPor(ana) }), podia);
    await recusa(
      caminho,
      () => mudar(como(ana), caminho, { visibilidade: 'PRIVADA', ...mudadoPor(ana) }),
      podia,
    );
    await recusa(
      caminho,
      () => mudar(como(ana), caminho, { visibilidade: 'REMOVIDA', ...mudadoPor(ana) }),
      podia,
    );
    await podia();
  });
});

/** Sets what collaborators may do with ideas. */
const comFlags = (criacao: boolean, editar: boolean) =>
  semear({ [`${caminhos.autorizacao(EMPRESA)}/5_3`]: { leitura: true, criacao, editar, remover: true } });

describe('publicar', () => {
  it('o autor publica o rascunho completo sob um regulamento em andamento', async () => {
    const caminho = await guardada(umaIdeia(clara));
    await recusa(
      caminho,
      () => mudar(como(ana), caminho, publicacao(ana)),
      () => mudar(como(clara), caminho, publicacao(clara)),
    );
    expect(await ler(caminho)).toMatchObject({ status: 'NOVA_IDEIA', visibilidade: 'PUBLICA' });
  });
  it(
    'para mudar e publicar o próprio rascunho basta criar ou editar; sem nenhum dos dois, não',
    { tags: 'cobertura' },
    async () => {
      const caminho = await guardada(umaIdeia(clara));
      await comFlags(false, false);
      const podia = permitido(() => mudar(como(clara), caminho, titulo(clara)));
      await recusa(caminho, () => mudar(como(clara), caminho, titulo(clara)), podia);
      const podia2 = permitido(() => mudar(como(clara), caminho, publicacao(clara)));
      await recusa(caminho, () => mudar(como(clara), caminho, publicacao(clara)), podia2);
      await comFlags(false, true);
      await podia();
      await podia2();
      await comFlags(true, true);
    },
  );
  it('C08 publishedAt se grava uma vez, com a hora do servidor', async () => {
    const caminho = await guardada(umaIdeia(clara));
    const podia = permitido(() => mudar(como(clara), caminho, publicacao(clara)));
    await recusa(
      caminho,
      () => mudar(como(clara), caminho, { ...publicacao(clara), publishedAt: emDias(-1) }),
      podia,
    );
    await podia();
    for (const publishedAt of [null, agora(), new Date('2020-01-01')])
      for (const quem of [clara, ana])
        await recusa(caminho, () => mudar(como(quem), caminho, { ...publicacao(quem), publishedAt }), podia);
  });
  it('C09 não publica incompleta, venha de onde vier o rascunho', async () => {
    const podia = permitido(async () =>
      mudar(como(clara), await guardada(umaIdeia(clara, { setores: [] })), publicacao(clara)),
    );
    for (const falta of [{ objetivo: [] }, ...TEXTOS_DA_IDEIA.map((campo) => ({ [campo]: '\u00a0\n ' }))]) {
      const caminho = await guardada(umaIdeia(clara, falta));
      await recusa(caminho, () => mudar(como(clara), caminho, publicacao(clara)), podia);
    }
    await podia();
  });
  it('C10 publica como NOVA_IDEIA e nada mais', async () => {
    const caminho = await guardada(umaIdeia(clara));
    const podia = permitido(() => mudar(como(clara), caminho, publicacao(clara)));
    for (const status of ['APROVADA', 'IMPLEMENTADA', 'RASCUNHO', 'QUALQUER'])
      await recusa(caminho, () => mudar(como(clara), caminho, { ...publicacao(clara), status }), podia);
    await recusa(
      caminho,
      () => mudar(como(clara), caminho, { ...publicacao(clara), visibilidade: 'PRIVADA' }),
      podia,
    );
    await podia();
  });
  it('só sob regulamento que começou, não terminou e não foi removido', async () => {
    const fora = [
      { dataInicial: emDias(1), dataFinal: emDias(9) },
      { dataInicial: emDias(-9), dataFinal: emDias(-1) },
      { deletedAt: emDias(-1) },
    ];
    const podia = permitido(async () =>
      mudar(como(clara), await guardada(umaIdeia(clara, sob(await regulamento({})))), publicacao(clara)),
    );
    for (const periodo of fora) {
      const caminho = await guardada(umaIdeia(clara, sob(await regulamento(periodo))));
      await recusa(caminho, () => mudar(como(clara), caminho, publicacao(clara)), podia);
    }
    const semRegulamento = await guardada(
      umaIdeia(clara, { regulamentoReference: null, regulamentoNome: '' }),
    );
    await recusa(semRegulamento, () => mudar(como(clara), semRegulamento, publicacao(clara)), podia);
    await podia();
  });
  it('privada publica como PRIVADA, enquanto o regulamento ainda deixa', async () => {
    const rigido = sob(await regulamento({ permitirIdeiaPrivada: false }));
    const privada = { ...publicacao(clara), visibilidade: 'PRIVADA' };
    const recusada = await guardada(umaIdeia(clara, { ...rigido, privado: true }));
    const podia = permitido(() => mudar(como(clara), aceita, privada));
    await recusa(recusada, () => mudar(como(clara), recusada, privada), podia);
    const aceita = await guardada(umaIdeia(clara, { privado: true }));
    await recusa(aceita, () => mudar(como(clara), aceita, publicacao(clara)), podia);
    await podia();
  });
});

const remocao = (quem: Persona) => ({ deletedAt: agora(), visibilidade: 'REMOVIDA', ...mudadoPor(quem) });

describe('remover', () => {
  it('o autor remove o rascunho; a publicada, quem tem remover', { tags: 'cobertura' }, async () => {
    const emRascunho = await guardada(umaIdeia(clara));
    await recusa(
      emRascunho,
      () => mudar(como(ana), emRascunho, remocao(ana)),
      () => mudar(como(clara), emRascunho, remocao(clara)),
    );
    const publicada = await guardada(umaIdeiaPublicada(clara));
    await recusa(
      publicada,
      [mario, caio, clara, marta].map((quem) => () => mudar(como(quem), publicada, remocao(quem))),
      () => mudar(como(tea), publicada, remocao(tea)),
    );
    await mudar(como(ana), await guardada(umaIdeiaPublicada(ana)), remocao(ana));
  });
  it('leva só a remoção, com a hora do servidor, e não volta', async () => {
    const caminho = await guardada(umaIdeiaPublicada(clara));
    const outras = [
      { deletedAt: doAparelho() },
      { visibilidade: 'PUBLICA' },
      { titulo: 'Outro' },
      { status: 'CANCELADA' },
    ];
    const podia = permitido(() => mudar(como(ana), caminho, remocao(ana)));
    for (const outra of outras)
      await recusa(caminho, () => mudar(como(ana), caminho, { ...remocao(ana), ...outra }), podia);
    await recusa(caminho, () => mudar(como(ana), caminho, { deletedAt: agora(), ...mudadoPor(ana) }), podia);
    await podia();
    await recusa(
      caminho,
      () => mudar(como(ana), caminho, { deletedAt: null, visibilidade: 'PUBLICA', ...mudadoPor(ana) }),
      podia,
    );
    await recusa(caminho, () => mudar(como(ana), caminho, titulo(ana)), podia);
  });
  it('C12 nada se apaga de verdade', async () => {
    const caminho = await guardada(umaIdeia(clara));
    for (const quem of [clara, ana])
      await soOServidor(caminho, como(quem), (banco) => apagar(banco, caminho));
  });
});

const implementadores = (quem: Persona, ...referencias: string[]) => ({
  implementadoresReferences: referencias,
  ...mudadoPor(quem),
});

describe('implementadores', () => {
  it('só ADMIN ou quem participa da ideia os define', { tags: 'cobertura' }, async () => {
    const caminho = await guardada(umaIdeiaPublicada(clara, { participantesReferences: [paulo.referencia] }));
    const podia = permitido(async () => {
      for (const quem of [paulo, ana])
        await mudar(como(quem), caminho, implementadores(quem, quem.referencia, clara.referencia));
    });
    for (const alheio of [caio, mario])
      await recusa(
        caminho,
        () => mudar(como(alheio), caminho, implementadores(alheio, caio.referencia)),
        podia,
      );
    await podia();
    // Written once more, the same names change nothing but the stamps.
    await recusa(
      caminho,
      [caio, mario].map((alheio) => () => mudar(como(alheio), caminho, mudadoPor(alheio))),
      () => mudar(como(paulo), caminho, mudadoPor(paulo)),
    );
  });
  it('D15 depois de implementada ficam como estavam; voltando dela, mudam', async () => {
    const equipe = { participantesReferences: [paulo.referencia] };
    const caminho = await guardada(umaIdeiaPublicada(clara, { status: 'IMPLEMENTADA', ...equipe }));
    const podia = permitido(async () => {
      for (const quem of [paulo, ana])
        await mudar(como(quem), caminho, implementadores(quem, quem.referencia));
    });
    for (const quem of [paulo, ana])
      await recusa(caminho, () => mudar(como(quem), caminho, implementadores(quem, quem.referencia)), podia);
    await semear({ [caminho]: umaIdeiaPublicada(clara, { status: 'EM_IMPLEMENTACAO', ...equipe }) });
    await podia();
  });
  it('C16 são pessoas diferentes desta empresa, ao menos uma', async () => {
    const caminho = await guardada(
      umaIdeiaPublicada(clara, { implementadoresReferences: [paulo.referencia] }),
    );
    const podia = permitido(() => mudar(como(ana), caminho, implementadores(ana, caio.referencia)));
    for (const errados of [[], [xavier.referencia], [caio.referencia, caio.referencia], ['qualquer'], [1]])
      await recusa(
        caminho,
        () => mudar(como(ana), caminho, { implementadoresReferences: errados, ...mudadoPor(ana) }),
        podia,
      );
    await recusa(
      caminho,
      () => mudar(como(ana), caminho, { ...implementadores(ana, caio.referencia), titulo: 'Outro' }),
      podia,
    );
    await podia();
  });
});
