import { describe, expect, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { nomeDoDia } from '@/domain/comum/datas';
import { nomeDoMarco } from '@/domain/marcos/marco';
import { EMPRESA } from '@tests/support/personas';
import { DESAFIO } from '@tests/support/desafio';
import { TIPOS_DE_PAI } from '@/domain/pai/tipos';
import { destinoDaNotificacao, estaLida, type Notificacao, ROTULO_DA_NOTIFICACAO } from './notificacao';
import { fraseDaNotificacao, fraseEmTexto } from './notificacao-frase';

const frase = (
  tipo: Notificacao['tipo'],
  detalhe: Notificacao['detalhe'] = {},
  nomes = {},
  sobre: string | null = 'ideias/i',
) => fraseEmTexto(fraseDaNotificacao({ tipo, detalhe, sobre }, nomes));
const nomes = { quem: 'Camila', titulo: 'Água da chuva' };

describe('a frase', () => {
  it.each([
    ['MENCAO', {}, 'Camila mencionou você em um comentário da ideia Água da chuva'],
    ['RESPOSTA', {}, 'Camila respondeu ao seu comentário na ideia Água da chuva'],
    [
      'IMERSAO',
      { imersao: 'EVENTO_AMANHA' },
      'Amanhã há um evento da imersão em que você está da ideia Água da chuva',
    ],
    ['COMENTARIO', {}, 'Camila comentou a sua ideia Água da chuva'],
    ['STATUS', { status: 'APROVADA' }, 'A ideia Água da chuva passou para Aprovada'],
    [
      'EQUIPE',
      { papel: 'PARTICIPANTE' },
      'Camila incluiu você entre os participantes da ideia Água da chuva',
    ],
    ['EQUIPE', { papel: 'IMPLEMENTADOR' }, 'Camila indicou você para implementar a ideia Água da chuva'],
    ['EDICAO', {}, 'Camila alterou o texto da sua ideia Água da chuva'],
    ['EDICAO', { removida: true }, 'Camila removeu uma ideia sua'],
    ['MARCO', { prazo: 'AMANHA' }, 'Um marco sob sua responsabilidade na ideia Água da chuva vence amanhã'],
    [
      'PONTOS',
      { pontos: 1, evento: 'BONIFICACAO' },
      'Você ganhou 1 ponto: bonificação do comitê (Água da chuva)',
    ],
  ] as const)('%s', (tipo, detalhe, texto) => expect(frase(tipo, detalhe, nomes)).toBe(texto));
  it.each([
    [{ empresa: 'Moinho', questionario: 'Cultura' }, 'Moinho enviou evidências para o questionário Cultura'],
    [{ empresa: 'Moinho' }, 'Uma empresa enviou evidências para um dos seus questionários'],
  ])('evidências dizem de quem e para quê, quando se sabe os dois: %j', (quais, dita) =>
    expect(frase('EVIDENCIA', { evidencia: 'ENVIADA' }, quais)).toBe(dita),
  );
  it.each([
    ['MENCAO', {}, 'Alguém mencionou você em um comentário'],
    ['STATUS', { status: 'REPROVADA' }, 'Uma ideia passou para Reprovada'],
    ['EQUIPE', { papel: 'IMPLEMENTADOR' }, 'Alguém indicou você para implementar uma ideia'],
    ['EDICAO', {}, 'Alguém alterou o texto de uma ideia sua'],
    ['MARCO', { prazo: 'ATRASADO' }, 'Um marco sob sua responsabilidade passou do prazo'],
    ['EVIDENCIA', { evidencia: 'ENVIADA' }, 'Uma empresa enviou evidências para um dos seus questionários'],
    ['EVIDENCIA', { evidencia: 'CONFERIDA' }, 'A organização conferiu uma evidência que você enviou'],
    ['PONTOS', { pontos: 20, evento: 'CADASTRO_DE_IDEIAS' }, 'Você ganhou 20 pontos: cadastro de ideia'],
    [
      'PONTOS',
      { pontos: 30, evento: 'APROVACAO_DE_IDEIAS', retirados: true },
      '30 pontos foram retirados de você: aprovação de ideia',
    ],
    [
      'PONTOS',
      { pontos: 1, evento: 'APROVACAO_DE_IDEIAS', retirados: true },
      '1 ponto foi retirado de você: aprovação de ideia',
    ],
  ] as const)('%s sem nomes', (tipo, detalhe, texto) => expect(frase(tipo, detalhe)).toBe(texto));
});

describe('de outro pai, com o seu nome, gênero e status', () => {
  it.each([
    ['MENCAO', {}, 'Camila mencionou você em um comentário do desafio Água da chuva'],
    ['RESPOSTA', {}, 'Camila respondeu ao seu comentário no desafio Água da chuva'],
    ['COMENTARIO', {}, 'Camila comentou o seu desafio Água da chuva'],
    ['VINCULO', {}, 'Camila propôs uma ideia para o seu desafio Água da chuva'],
    ['STATUS', { status: 'CANCELADA' }, 'O desafio Água da chuva passou para Cancelado'],
    [
      'EQUIPE',
      { papel: 'PARTICIPANTE' },
      'Camila incluiu você entre os participantes do desafio Água da chuva',
    ],
  ] as const)('%s', (tipo, detalhe, texto) =>
    expect(fraseEmTexto(fraseDaNotificacao({ tipo, detalhe, sobre: 'desafios/d' }, nomes, DESAFIO))).toBe(
      texto,
    ),
  );
  it('sem título', () =>
    expect(
      fraseEmTexto(
        fraseDaNotificacao(
          { tipo: 'EQUIPE', detalhe: { papel: 'PARTICIPANTE' }, sobre: 'desafios/d' },
          {},
          DESAFIO,
        ),
      ),
    ).toBe('Alguém incluiu você entre os participantes de um desafio'));
  it('de um tipo que não existe não há aonde ir', () => {
    const sobre = 'licenciadas/l/empresas/e/pedidos/p';
    expect(destinoDaNotificacao({ tipo: 'STATUS', sobre, origem: sobre })).toBeNull();
  });
});

it.each([
  ['MARCO', { prazo: 'AMANHA' }, 'Um marco sob sua responsabilidade vencia no dia seguinte'],
  ['MARCO', { prazo: 'ATRASADO' }, 'Um marco sob sua responsabilidade passou do prazo'],
  ['IMERSAO', { imersao: 'EVENTO_AMANHA' }, 'Faltava um dia para um evento da imersão em que você está'],
  [
    'IMERSAO',
    { imersao: 'EVENTO_EM_TRES_DIAS' },
    'Faltavam três dias para um evento da imersão em que você está',
  ],
  ['IMERSAO', { imersao: 'VAGA' }, 'Surgiu uma vaga e você está inscrito na imersão'],
] as const)('depois do dia em que se contou, %s %j não promete mais o dia seguinte', (tipo, detalhe, dita) =>
  expect(fraseEmTexto(fraseDaNotificacao({ tipo, detalhe, sobre: null }, {}, undefined, true))).toBe(dita),
);

describe('marcos e comitês', () => {
  it('o marco diz o seu nome, se quem lê pode lê-lo', () =>
    expect(frase('MARCO', { prazo: 'ATRASADO' }, { ...nomes, marco: 'Comprar os sensores' })).toBe(
      'O marco Comprar os sensores, sob sua responsabilidade na ideia Água da chuva, passou do prazo',
    ));
  it('o nome do marco é a primeira linha das ações, cortada', () => {
    expect(nomeDoMarco({ acoes: ' Comprar os sensores. \n\n- três deles' })).toBe('Comprar os sensores');
    expect(nomeDoMarco({ acoes: 'a'.repeat(90) })).toBe(`${'a'.repeat(60)}…`);
    expect(
      nomeDoMarco({ acoes: 'Ouvir quem usa no dia a dia e anotar o que precisa mudar antes de ampliar.' }),
    ).toBe('Ouvir quem usa no dia a dia e anotar o que precisa mudar…');
  });
  it('quem é chamado para o comitê, e de quem é a ideia na pauta', () => {
    expect(frase('COMITE', { comite: 12 }, nomes, null)).toBe(
      'Camila chamou você para o comitê de inovação nº 12',
    );
    expect(frase('COMITE', { comite: 12 }, nomes)).toBe(
      'A ideia Água da chuva entrou na pauta do comitê de inovação nº 12',
    );
    expect(frase('COMITE', { comite: 12 })).toBe('Uma ideia entrou na pauta do comitê de inovação nº 12');
  });
  it('o chamado abre o comitê; a ideia na pauta, a ideia, ou nada se ela não se vê', () => {
    const empresa = 'licenciadas/l/empresas/e';
    const comite = `${empresa}/comitesInovacao/12`;
    const ideia = `${empresa}/ideias/i`;
    expect(destinoDaNotificacao({ tipo: 'COMITE', sobre: null, origem: comite })).toBe(
      '/comites-de-inovacao/12',
    );
    expect(destinoDaNotificacao({ tipo: 'COMITE', sobre: ideia, origem: ideia })).toBe('/ideias/i');
    expect(destinoDaNotificacao({ tipo: 'COMITE', sobre: null, origem: ideia })).toBeNull();
  });
});

describe('o retorno de uma ideia', () => {
  it.each([
    ['ESPERA', 'Um retorno realizado espera validação'],
    ['VALIDADO', 'Vera validou um retorno que você registrou'],
    ['DEVOLVIDO', 'Vera devolveu um retorno que você registrou'],
  ] as const)('%s diz o que houve, com a ideia onde se pode vê-la', (retorno, dito) => {
    const ideia = 'licenciadas/l/empresas/e/ideias/i';
    expect(frase('RETORNO', { retorno }, { quem: 'Vera', titulo: 'Água de chuva' }, ideia)).toBe(
      `${dito} da ideia Água de chuva`,
    );
    expect(frase('RETORNO', { retorno }, { quem: 'Vera' }, ideia)).toBe(dito);
    expect(destinoDaNotificacao({ tipo: 'RETORNO', sobre: ideia, origem: `${ideia}/retornos/linhas` })).toBe(
      '/ideias/i',
    );
  });
});

describe('a moderação', () => {
  const ideia = 'licenciadas/l/empresas/e/ideias/i';
  it.each([
    ['ESPERA', 'Uma denúncia espera decisão', ' da ideia Água de chuva'],
    ['OCULTADO', 'A moderação ocultou o que você escreveu: expõe o que é sigiloso', ' (Água de chuva)'],
    ['AVISO', 'A moderação pede que você reveja o que escreveu: expõe o que é sigiloso', ' (Água de chuva)'],
    ['RESTAURADO', 'A moderação mostrou de novo o que você escreveu', ' da ideia Água de chuva'],
    ['DECIDIDA', 'Uma denúncia que você fez foi decidida', ' da ideia Água de chuva'],
  ] as const)('%s não diz quem denunciou nem quem decidiu', (moderacao, dito, deQue) => {
    const detalhe =
      moderacao === 'OCULTADO' || moderacao === 'AVISO'
        ? ({ moderacao, motivo: 'SIGILO' } as const)
        : ({ moderacao } as const);
    expect(frase('MODERACAO', detalhe, { quem: 'Vera', titulo: 'Água de chuva' }, ideia)).toBe(dito + deQue);
    expect(frase('MODERACAO', detalhe, {}, ideia)).toBe(dito);
    const origem = 'licenciadas/l/empresas/e/moderacao/c';
    expect(destinoDaNotificacao({ tipo: 'MODERACAO', sobre: ideia, origem, detalhe })).toBe(
      moderacao === 'ESPERA' ? '/moderacao' : '/ideias/i',
    );
  });
});

describe('a inscrição em um projeto de quem organiza', () => {
  it('diz o projeto e a empresa, ou só que houve, e abre o projeto', () => {
    const nomesDela = { empresa: 'Rota Norte', projeto: 'Prêmio Inovação' };
    expect(frase('INSCRICAO', { projeto: 'p' }, nomesDela, null)).toBe(
      'O projeto Prêmio Inovação recebeu a primeira inscrição do dia: Rota Norte',
    );
    expect(frase('INSCRICAO', { projeto: 'p' }, {}, null)).toBe(
      'Um projeto seu recebeu a primeira inscrição do dia',
    );
    const origem = 'licenciadas/l/empresas/e/status/p_g';
    expect(destinoDaNotificacao({ tipo: 'INSCRICAO', sobre: null, origem, detalhe: { projeto: 'p' } })).toBe(
      '/diagnostico/p',
    );
  });
});

describe('a empresa que outra muda', () => {
  it.each([
    ['ALTERADA', 'O cadastro da sua empresa foi alterado'],
    ['INATIVADA', 'A sua empresa foi inativada'],
    ['ATIVADA', 'A sua empresa foi ativada de novo'],
  ] as const)('%s, sem dizer quem, e abre a página dela', (empresa, dito) => {
    expect(frase('EMPRESA', { empresa }, {}, null)).toBe(
      `${dito} por quem a convidou, ou por quem administra a plataforma`,
    );
    expect(destinoDaNotificacao({ tipo: 'EMPRESA', sobre: null, origem: 'licenciadas/l/empresas/e' })).toBe(
      '/empresas/e',
    );
  });
});

it('o júri: há o que avaliar, ou o prazo passou; abre o que há para avaliar', () => {
  expect(frase('JURI', { juri: 'LUGAR' }, {}, null)).toBe(
    'Há empresas para você avaliar no júri de um projeto',
  );
  expect(frase('JURI', { juri: 'LEMBRETE' }, {}, null)).toBe(
    'Passou o prazo de um júri, e ainda faltam notas suas',
  );
  const origem = 'licenciadas/l/empresas/e/juris/p_4';
  expect(destinoDaNotificacao({ tipo: 'JURI', sobre: null, origem })).toBe('/respostasParaAvaliar');
});

describe('a fase da empresa em um projeto', () => {
  const inscrito = 'licenciadas/l/empresas/g/projetosInscritos/e_p';
  it('diz a fase e o projeto, ou só que mudou, e abre a página da empresa', () => {
    const nomesDela = { fase: 'Finalistas', projeto: 'Prêmio Inovação' };
    expect(frase('FASE', { fase: 6 }, nomesDela, null)).toBe(
      'A empresa passou para a fase Finalistas no projeto Prêmio Inovação',
    );
    expect(frase('FASE', { fase: 6 }, {}, null)).toBe('A empresa mudou de fase em um projeto');
    expect(destinoDaNotificacao({ tipo: 'FASE', sobre: null, origem: inscrito })).toBe('/diagnosticoEmpresa');
  });
});

describe('um convite que não chegou', () => {
  const origem = 'licenciadas/l/empresas/e/colaboradores/ana';
  it.each([
    ['COLABORADOR', '/colaboradores/ana'],
    ['EMPRESA', '/empresas'],
    ['QUESTIONARIO', '/convidarColaboradores'],
  ] as const)('%s: diz de quem era e por quê, e abre onde se convida outra vez', (convite, endereco) => {
    const detalhe = { convite, semEntrega: 'CAIXA_CHEIA' } as const;
    expect(frase('CONVITE', detalhe, { convidada: 'Ana' }, null)).toBe(
      'O seu convite para Ana não foi entregue: o endereço já recebeu o máximo de mensagens de um dia',
    );
    expect(frase('CONVITE', { convite, semEntrega: 'RECUSADO' }, {}, null)).toBe(
      'Um convite seu não foi entregue: o envio falhou, mesmo depois de várias tentativas',
    );
    expect(destinoDaNotificacao({ tipo: 'CONVITE', sobre: null, origem, detalhe })).toBe(endereco);
  });
});

describe('destino e leitura', () => {
  const sobre = 'licenciadas/l/empresas/e/ideias/i';
  it.each(['MENCAO', 'RESPOSTA', 'COMENTARIO'] as const)('%s leva ao próprio comentário', (tipo) =>
    expect(destinoDaNotificacao({ tipo, sobre, origem: `${sobre}/comentarios/c1` })).toBe(
      '/ideias/i?comentario=c1',
    ),
  );
  it('o comentário abre na ideia; o que não se vê não abre nada', () => {
    const origem = `${sobre}/comentarios/c`;
    expect(destinoDaNotificacao({ tipo: 'MENCAO', sobre, origem })).toBe('/ideias/i?comentario=c');
    expect(destinoDaNotificacao({ tipo: 'STATUS', sobre, origem })).toBe('/ideias/i');
    expect(destinoDaNotificacao({ tipo: 'MENCAO', sobre: null, origem })).toBeNull();
    expect(destinoDaNotificacao({ tipo: 'PONTOS', sobre: null, origem })).toBe('/ranking-de-colaboradores');
  });
  it('está lida por si ou por ser anterior a "Marcar todas como lidas"', () => {
    const createdAt = new Date('2026-11-20T12:00:00Z');
    expect(estaLida({ lidaEm: null, createdAt }, null)).toBe(false);
    expect(estaLida({ lidaEm: createdAt, createdAt }, null)).toBe(true);
    expect(estaLida({ lidaEm: null, createdAt }, createdAt)).toBe(true);
    expect(estaLida({ lidaEm: null, createdAt }, new Date('2026-11-19'))).toBe(false);
  });
  it('os dias têm nome', () => {
    const agora = new Date('2026-11-20T15:00:00Z');
    expect(nomeDoDia('2026-11-20', agora)).toBe('Hoje');
    expect(nomeDoDia('2026-11-19', agora)).toBe('Ontem');
    expect(nomeDoDia('2026-11-17', agora)).toBe('Terça-feira, 17 de novembro');
    expect(nomeDoDia('2026-11-01', agora)).toBe('Domingo, 1º de novembro');
    expect(nomeDoDia('2026-10-11', agora)).toBe('Domingo, 11 de outubro');
  });
});

it.each(['COMENTARIO', 'STATUS', 'EDICAO'] as const)(
  'a preferência %s diz cada coisa de que vem o aviso',
  (tipo) => {
    for (const { nome } of TIPOS_DE_PAI) expect(ROTULO_DA_NOTIFICACAO[tipo]).toContain(nome.plural);
  },
);

it.each([
  ['DESAFIO', {}, nomes, 'Camila lançou uma ideia Água da chuva'],
  ['IDEIA', {}, nomes, 'Camila propôs uma ideia que espera análise: Água da chuva'],
  ['IDEIA', {}, {}, 'Alguém propôs uma ideia que espera análise'],
  ['CURTIDA', { pessoas: 1 }, nomes, 'Camila curtiu a sua ideia Água da chuva'],
  ['CURTIDA', { pessoas: 12 }, nomes, '12 pessoas curtiram a sua ideia Água da chuva'],
  ['SEGUIDO', {}, nomes, 'A ideia Água da chuva, que você segue, recebeu comentários'],
  ['SEGUIDO', { status: 'APROVADA' }, nomes, 'A ideia Água da chuva, que você segue, passou para Aprovada'],
  ['SEGUIDO', { publicada: true }, nomes, 'Camila, que você segue, publicou uma ideia Água da chuva'],
  ['RESULTADOS', {}, {}, 'Saíram resultados da sua empresa'],
  ['RESULTADOS', { retirado: true }, {}, 'Resultados da sua empresa foram retirados'],
  ['COMUNICADO', {}, { ...nomes, comunicado: 'Oficinas' }, 'Camila publicou um comunicado: Oficinas'],
  [
    'RETORNO',
    { retorno: 'TRIMESTRE' },
    nomes,
    'Começou um trimestre: diga se continua igual o retorno da ideia Água da chuva',
  ],
  ['IMERSAO', { imersao: 'DESTAQUE' }, {}, 'A sua participação na imersão ganhou destaque'],
] as const)('%s %j', (tipo, detalhe, quais, dita) => expect(frase(tipo, detalhe, quais)).toBe(dita));

const ir = (tipo: Notificacao['tipo'], origem: string, de: string | null) =>
  destinoDaNotificacao({ tipo, sobre: de, origem });

it('o que se segue leva ao comentário; o comunicado e os resultados, à sua página', () => {
  const sobre = caminhos.ideia(EMPRESA, 'i');
  const comentario = `${caminhos.sob(sobre).comentarios}/c`;
  expect(ir('SEGUIDO', comentario, sobre)).toBe('/ideias/i?comentario=c');
  expect(ir('SEGUIDO', sobre, sobre)).toBe('/ideias/i');
  expect(ir('COMUNICADO', `${caminhos.comunicados(EMPRESA)}/2026-11-03`, null)).toBe('/comunicados');
  expect(ir('RESULTADOS', 'x', null)).toBe('/diagnosticoEmpresa');
});
