// Innovation committee (threats C28; decisions I13): one session at a time, its steps in order, nothing after the end.
import { describe, expect, it } from 'vitest';
import { type Comite, MAXIMO_DE_IDEIAS, mudancaDoPasso, type PassoDoComite } from '@/domain/comite/comite';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { emOutraEmpresa, umaAtividade, umComite } from '@tests/support/documentos';
import {
  ana,
  caio,
  clara,
  EMPRESA,
  EMPRESA_ALHEIA,
  mario,
  marta,
  paulo,
  type Persona,
  tea,
} from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  juntos,
  mudar,
  negado,
  novoId,
  pegar,
  doAparelho,
  permitido,
  mudadoPor,
} from './ambiente';
import { inicio } from './tabela-comite';

const { como, semear, recusa, ler, soOServidor, admin } = await abrirAmbiente(import.meta.filename);

let ultimo = 1_000;
/** A session in the given state; each test has its own. */
async function sessao(mudancas: Partial<Comite> = {}, dono: Persona = tea): Promise<string> {
  const numero = (ultimo += 2);
  const caminho = caminhos.comite(EMPRESA, String(numero));
  await semear({ [caminho]: umComite(dono, { numero, ...mudancas }) });
  return caminho;
}

/** Number of a session that may be started: the one before it has ended. */
async function livre(contexto: Contexto = EMPRESA): Promise<number> {
  const numero = (ultimo += 2);
  await semear({
    [caminhos.comite(contexto, String(numero - 1))]: umComite(tea, {
      numero: numero - 1,
      endedAt: new Date(),
    }),
  });
  return numero;
}

interface Inicio {
  numero: number;
  comite: object;
  atividade: object;
}
function iniciar(quem: Persona, { numero = 1, comite = {}, atividade = {} }: Partial<Inicio>) {
  const partes = inicio(quem, numero);
  return juntos(
    como(quem),
    [partes.caminho, { ...partes.comite, ...comite }],
    [partes.caminhoDaAtividade, { ...partes.atividade, ...atividade }],
  );
}

/** One step as the interface writes it, with whatever the test changes. */
function dar(
  quem: Persona,
  caminho: string,
  passo: PassoDoComite,
  comite: object = {},
  atividade: object = {},
) {
  const id = novoId('passo');
  return juntos(
    como(quem),
    [
      caminho,
      { ...mudancaDoPasso(passo, agora()), ultimaAtividade: id, ...mudadoPor(quem), ...comite },
      'mudar',
    ],
    [
      `${caminhos.comiteAtividades(EMPRESA)}/${id}`,
      { ...criadoAgora(umaAtividade(quem, { type: passo, comiteReference: caminho })), ...atividade },
    ],
  );
}

describe('iniciar', () => {
  it('a primeira sessão é a de número 1, e só há uma', async () => {
    const primeira = caminhos.comite(EMPRESA, '1');
    const podia = permitido(() => iniciar(tea, { numero: 1 }));
    for (const numero of [0, -1, 2, 1.5]) {
      const caminho = caminhos.comite(EMPRESA, String(numero));
      await recusa(caminho, () => iniciar(tea, { numero }), podia);
    }
    await podia();
    await recusa(primeira, () => iniciar(ana, { numero: 1 }), podia);
  });
  it('I13 enquanto uma corre, ou está pausada, não se inicia outra', { tags: 'cobertura' }, async () => {
    for (const pausedAt of [null, new Date()]) {
      const corrente = await sessao({ pausedAt });
      const numero = ultimo + 1;
      const proxima = caminhos.comite(EMPRESA, String(numero));
      const podia = permitido(() => iniciar(ana, { numero }));
      await recusa(proxima, () => iniciar(ana, { numero }), podia);
      await dar(tea, corrente, 'FINALIZADO');
      await podia();
    }
  });
  it('I13 de seis inícios ao mesmo tempo, um', async () => {
    const numero = await livre();
    const pessoas = [ana, tea, marta, ana, tea, marta];
    const tentativas = await Promise.allSettled(pessoas.map((quem) => iniciar(quem, { numero })));
    expect(tentativas.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    expect(await ler(caminhos.comite(EMPRESA, String(numero)))).toMatchObject({ numero, endedAt: null });
    // One of them does not go on to the number after it either.
    await recusa(
      caminhos.comite(EMPRESA, String(numero + 1)),
      () => iniciar(ana, { numero: numero + 1 }),
      async () => {
        await mudar(admin(), caminhos.comite(EMPRESA, String(numero)), { endedAt: new Date() });
        await iniciar(ana, { numero: numero + 1 });
      },
    );
  });
  it('nem terminando a anterior na mesma gravação', async () => {
    const corrente = await sessao();
    const numero = ultimo + 1;
    const partes = inicio(tea, numero);
    const fim = novoId('fim');
    const termina: [string, object, 'mudar'?][] = [
      [
        corrente,
        { ...mudancaDoPasso('FINALIZADO', agora()), ultimaAtividade: fim, ...mudadoPor(tea) },
        'mudar',
      ],
      [
        `${caminhos.comiteAtividades(EMPRESA)}/${fim}`,
        criadoAgora(umaAtividade(tea, { type: 'FINALIZADO', comiteReference: corrente })),
      ],
    ];
    const comeca: [string, object][] = [
      [partes.caminho, partes.comite],
      [partes.caminhoDaAtividade, partes.atividade],
    ];
    await recusa(
      [corrente, partes.caminho],
      () => juntos(como(tea), ...termina, ...comeca),
      async () => {
        await juntos(como(tea), ...termina);
        await juntos(como(tea), ...comeca);
      },
    );
  });
  it.each<[string, Partial<Inicio>]>([
    ['com início na hora do aparelho', { comite: { startedAt: doAparelho() } }],
    ['já pausada', { comite: { pausedAt: agora() } }],
    ['já finalizada', { comite: { endedAt: agora() } }],
    ['em nome de outra pessoa', { comite: { createdBy: ana.uid } }],
    ['com campo a mais', { comite: { sigilosa: true } }],
    ['com número que não é o do endereço', { comite: { numero: 99_999 } }],
    ['com número em texto', { comite: { numero: '7' } }],
    [
      'com participante de outra empresa',
      {
        comite: {
          participantesReferences: [emOutraEmpresa(tea.referencia, EMPRESA_ALHEIA)],
          presentesReferences: [],
        },
      },
    ],
    [
      'com o mesmo participante duas vezes',
      { comite: { participantesReferences: [tea.referencia, tea.referencia] } },
    ],
    ['com presente que não participa', { comite: { presentesReferences: [ana.referencia] } }],
    [
      'com 51 participantes',
      {
        comite: {
          participantesReferences: [
            tea.referencia,
            ...Array.from({ length: 50 }, (_, i) => `${caminhos.colaboradores(EMPRESA)}/p${i}`),
          ],
        },
      },
    ],
    [
      'com mais ideias do que cabem',
      {
        comite: {
          ideiasReferences: Array.from({ length: MAXIMO_DE_IDEIAS + 1 }, (_, i) =>
            caminhos.ideia(EMPRESA, `i${i}`),
          ),
        },
      },
    ],
    ['com ideia de outra empresa', { comite: { ideiasReferences: [caminhos.ideia(EMPRESA_ALHEIA, 'i')] } }],
    ['com pauta de 5.001 letras', { comite: { pauta: 'a'.repeat(5_001) } }],
    ['sem a atividade que aponta', { comite: { ultimaAtividade: 'outra' } }],
    ['com a atividade de outro passo', { atividade: { type: 'PAUSADO' } }],
    ['com a atividade de outra sessão', { atividade: { comiteReference: caminhos.comite(EMPRESA, '1') } }],
    ['com a atividade assinada por outra pessoa', { atividade: { autorNome: ana.nome } }],
    ['com a atividade de ontem', { atividade: { createdAt: new Date(Date.now() - 86_400_000) } }],
    ['com atividade de campo a mais', { atividade: { nota: 1 } }],
    ['com atividade que fala de regulamento', { atividade: { regulamentoNome: 'Ciclo' } }],
  ])('não começa %s', async (_, mudancas) => {
    const numero = await livre();
    const caminho = caminhos.comite(EMPRESA, String(numero));
    await recusa(
      caminho,
      () => iniciar(tea, { numero, ...mudancas }),
      () => iniciar(tea, { numero }),
    );
  });
});

describe('pausar, retornar e finalizar', () => {
  it('seguem a ordem, com a hora do servidor e a atividade do passo', async () => {
    const caminho = await sessao();
    const podia = permitido(() => dar(tea, caminho, 'PAUSADO'));
    await recusa(caminho, () => dar(tea, caminho, 'REINICIADO'), podia);
    await recusa(caminho, () => dar(tea, caminho, 'PAUSADO', { pausedAt: doAparelho() }), podia);
    await podia();
    const podia2 = permitido(() => dar(tea, caminho, 'PAUSADO'));
    await recusa(caminho, () => dar(tea, caminho, 'PAUSADO'), podia2);
    await dar(ana, caminho, 'REINICIADO');
    expect(await ler(caminho)).toMatchObject({ pausedAt: null, endedAt: null });
    await podia2();
    const podia3 = permitido(() => dar(tea, caminho, 'FINALIZADO'));
    await recusa(caminho, () => dar(tea, caminho, 'FINALIZADO', { endedAt: doAparelho() }), podia3);
    await recusa(caminho, () => dar(tea, caminho, 'FINALIZADO', { pausedAt: agora() }), podia3);
    await podia3();
  });
  it('C28 depois do fim nada muda: nem passo, nem texto, nem participantes', async () => {
    const caminho = await sessao({ endedAt: new Date() });
    const aberta = await sessao();
    for (const passo of ['PAUSADO', 'REINICIADO', 'FINALIZADO'] as const)
      await recusa(
        caminho,
        () => dar(ana, caminho, passo),
        () => dar(ana, aberta, passo),
      );
    const outra = await sessao();
    await recusa(
      caminho,
      () => dar(ana, caminho, 'PAUSADO', { endedAt: null }),
      () => dar(ana, outra, 'PAUSADO'),
    );
    for (const mudanca of [{ notas: 'Mais uma' }, { presentesReferences: [] }])
      await recusa(
        caminho,
        () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }),
        () => mudar(como(ana), outra, { ...mudanca, ...mudadoPor(ana) }),
      );
    for (const mudanca of [{ pausedAt: agora() }, { endedAt: null }])
      await soOServidor(caminho, como(ana), (banco) =>
        mudar(banco, caminho, { ...mudanca, ...mudadoPor(ana) }),
      );
  });
  it('C28 só quem analisa ideias, com 16.criacao; iniciada por colega também', async () => {
    const caminho = await sessao();
    const podia = permitido(() => dar(marta, caminho, 'PAUSADO'));
    for (const quem of [caio, mario, clara]) {
      await recusa(caminho, () => dar(quem, caminho, 'PAUSADO'), podia);
      await recusa(caminho, () => dar(quem, caminho, 'FINALIZADO'), podia);
    }
    await semear({
      [`${caminhos.autorizacao(EMPRESA)}/4_16`]: { leitura: true, criacao: false, editar: true },
    });
    await recusa(caminho, () => dar(marta, caminho, 'PAUSADO'), podia);
    await semear({
      [`${caminhos.autorizacao(EMPRESA)}/4_16`]: { leitura: true, criacao: true, editar: true },
    });
    await podia();
  });
  it('passo e atividade, só os dois juntos, e um só por gravação', async () => {
    const caminho = await sessao();
    const atividade = `${caminhos.comiteAtividades(EMPRESA)}/sozinha`;
    const passo = { pausedAt: agora(), ultimaAtividade: 'sozinha', ...mudadoPor(tea) };
    const dela = criadoAgora(umaAtividade(tea, { type: 'PAUSADO', comiteReference: caminho }));
    const podia = permitido(() => juntos(como(tea), [caminho, passo, 'mudar'], [atividade, dela]));
    await recusa([caminho, atividade], () => mudar(como(tea), caminho, passo), podia);
    await recusa([caminho, atividade], () => criar(como(tea), atividade, dela), podia);
    await recusa(
      [caminho, atividade],
      () => juntos(como(tea), [caminho, { ...passo, pauta: 'Outra' }, 'mudar'], [atividade, dela]),
      podia,
    );
    await recusa(
      [caminho, atividade],
      () => juntos(como(tea), [caminho, passo, 'mudar'], [atividade, dela], [`${atividade}-2`, dela]),
      podia,
    );
    await podia();
  });
  it('uma atividade antiga não serve outra vez', { tags: 'cobertura' }, async () => {
    const caminho = await sessao();
    await dar(tea, caminho, 'PAUSADO');
    const { ultimaAtividade } = (await ler(caminho)) ?? {};
    await dar(tea, caminho, 'REINICIADO');
    await recusa(
      caminho,
      () => mudar(como(tea), caminho, { pausedAt: agora(), ultimaAtividade, ...mudadoPor(tea) }),
      () => dar(tea, caminho, 'PAUSADO'),
    );
  });
  it('atividade não se muda nem se apaga, nem se inventa a de regulamento', async () => {
    const caminho = `${caminhos.comiteAtividades(EMPRESA)}/antiga`;
    await semear({ [caminho]: umaAtividade(tea) });
    await soOServidor(caminho, como(ana), (banco) => mudar(banco, caminho, { type: 'FINALIZADO' }));
    await soOServidor(caminho, como(ana), (banco) => apagar(banco, caminho));
    const sessaoDela = await sessao();
    await recusa(
      sessaoDela,
      () => dar(ana, sessaoDela, 'PAUSADO', {}, { type: 'REGULAMENTO_REMOVIDO', regulamentoNome: 'Ciclo' }),
      () => dar(ana, sessaoDela, 'PAUSADO'),
    );
  });
});

describe('pauta, notas, participantes', () => {
  const mudancas = {
    participantesReferences: [tea.referencia, paulo.referencia],
    presentesReferences: [paulo.referencia],
    ideiasReferences: [caminhos.ideia(EMPRESA, 'i')],
    pauta: 'Duas ideias.',
    notas: 'Começamos com atraso.',
  };
  it('mudam enquanto corre ou está pausada, e nada mais com eles', async () => {
    for (const pausedAt of [null, new Date()]) {
      const caminho = await sessao({ pausedAt });
      const podia = permitido(() => mudar(como(tea), caminho, { ...mudancas, ...mudadoPor(tea) }));
      for (const mais of [
        { numero: 7 },
        { startedAt: agora() },
        { createdBy: ana.uid },
        { deletedAt: agora() },
      ])
        await recusa(
          caminho,
          () => mudar(como(tea), caminho, { ...mudancas, ...mais, ...mudadoPor(tea) }),
          podia,
        );
      await recusa(
        caminho,
        () => mudar(como(tea), caminho, { presentesReferences: [caio.referencia], ...mudadoPor(tea) }),
        podia,
      );
      await podia();
    }
  });
  it('a de colega, só com 16.editar; COLLABORATOR e MEMBER nunca', { tags: 'cobertura' }, async () => {
    const matriz = `${caminhos.autorizacao(EMPRESA)}/3_16`;
    await semear({ [matriz]: { leitura: true, criacao: true, editar: false } });
    const [alheia, propria] = [await sessao({}, ana), await sessao({}, tea)];
    const podia = permitido(() => mudar(como(tea), alheia, { pauta: 'Outra', ...mudadoPor(tea) }));
    await recusa(alheia, () => mudar(como(tea), alheia, { pauta: 'Outra', ...mudadoPor(tea) }), podia);
    await mudar(como(tea), propria, { pauta: 'Outra', ...mudadoPor(tea) });
    await semear({ [matriz]: { leitura: true, criacao: true, editar: true } });
    await podia();
    const deMario = await sessao({}, mario);
    for (const quem of [mario, caio])
      await recusa(
        deMario,
        () => mudar(como(quem), deMario, { pauta: 'Minha', ...mudadoPor(quem) }),
        () => mudar(como(ana), deMario, { pauta: 'Minha', ...mudadoPor(ana) }),
      );
  });
  it('de fora da empresa nada se vê', async () => {
    const caminho = await sessao();
    const podia = permitido(() => pegar(como(caio), caminho));
    await podia();
    const deFora = { ...caio, uid: 'lia-de-longe', contexto: EMPRESA_ALHEIA };
    await negado(pegar(como(deFora), caminho), podia);
  });
});
