// A questionnaire's file as the browser reads it: .lss of LimeSurvey, markup, and files that want to do harm.
import { describe, expect, it } from 'vitest';
import { umLsq, umLss, umLssComMarcadores, umLssNovo } from '@tests/support/arquivos/limesurvey';
import { abrirQuestionario, semMarcas } from './abrirQuestionario';

const abrir = (nome: string, texto: BlobPart) => abrirQuestionario(new File([texto], nome));

const valoresDe = async (nome: string, texto: string) =>
  (await abrir(nome, texto)).arquivo?.tipos
    .filter(({ campos }) => campos.some(({ campo }) => campo === 'Sim'))
    .map(({ campos }) => campos.flatMap(({ valor, papel }) => (papel ? [] : [valor])));
const semPreencher = (marcador: string) =>
  `o preenchimento de ${marcador} (aqui o texto aparece com o marcador: mude-o antes de publicar)`;

describe('um .lss do LimeSurvey', () => {
  it('vem no idioma do Brasil, em ordem, com opções, valores e obrigação', async () => {
    const { arquivo, problemas, origem } = await abrir('pesquisa.lss', umLss());
    expect([problemas, origem]).toEqual([[], 'um questionário do LimeSurvey']);
    expect(arquivo?.questionario).toMatchObject({ nome: 'Pesquisa de inovação', descricao: 'Sobre inovar.' });
    const camposDe = new Map(
      arquivo?.tipos.map(({ chave, campos }) => [chave, campos.map((c) => [c.campo, c.valor])]),
    );
    expect(
      arquivo?.grupos.map(({ nome, descricao, perguntas }) => [
        nome,
        descricao,
        perguntas.map((p) => [p.nome, p.obrigatoria, camposDe.get(p.tipo)]),
      ]),
    ).toEqual([
      [
        'Cultura',
        'Como a empresa inova.',
        [
          [
            'De um a cinco',
            false,
            [
              ['1', 2],
              ['2', 4],
              ['3', 6],
              ['4', 8],
              ['5', 10],
            ],
          ],
          ['Conte como', true, []],
          [
            'Há uma equipe?',
            false,
            [
              ['Sim', 10],
              ['Não', 0],
              ['Outra resposta', -1],
            ],
          ],
        ],
      ],
      [
        'Pessoas',
        'Perguntas sobre Pessoas.',
        [
          [
            'Com que meios?',
            false,
            [
              ['Horas', -1],
              ['Dinheiro', -1],
            ],
          ],
          ['Quantas pessoas?', false, []],
        ],
      ],
    ]);
  });

  it('o que não cabe é dito', async () => {
    const { avisos } = await abrir('pesquisa.lss', umLss());
    expect(avisos).toEqual([
      'Da pergunta "Há uma equipe?" não vem: a condição para aparecer (aqui ela aparece sempre).',
      'A pergunta "Quanto concorda?" não vem: as opções dela não estão no arquivo.',
    ]);
  });

  it('o de versões novas, com os textos à parte, também', async () => {
    const { arquivo, problemas } = await abrir('novo.lss', umLssNovo());
    expect(problemas).toEqual([]);
    expect(arquivo?.grupos).toMatchObject([
      {
        nome: 'Cultura',
        perguntas: [{ nome: 'Há uma equipe?', descricao: 'Com horas.', obrigatoria: true }],
      },
    ]);
    expect(arquivo?.tipos[0]?.campos).toEqual([
      { campo: 'Sim', valor: -1 },
      { campo: 'Não', valor: -1 },
    ]);
  });

  it('W3 o valor só vem de uma pesquisa que pontua respostas, e só se as opções diferem', async () => {
    expect(await valoresDe('a.lss', umLss())).toEqual([[10, 0]]);
    expect(await valoresDe('a.lss', umLss('', undefined, 'N'))).toEqual([[-1, -1]]);
    expect(
      await valoresDe(
        'a.lss',
        umLss().replaceAll('>10<', '>1<').replaceAll('assessment_value>0<', 'assessment_value>1<'),
      ),
    ).toEqual([[-1, -1]]);
    // The file of a question says nothing of the survey that scores.
    expect(await valoresDe('a.lsq', umLsq())).toEqual([[-1, -1]]);
  });

  it('W3 o .lsq de uma pergunta vem sem grupos nem título no arquivo', async () => {
    const { arquivo, problemas, avisos } = await abrir('equipe.lsq', umLsq());
    expect([problemas, avisos]).toEqual([[], []]);
    expect(arquivo?.questionario.nome).toBe('equipe');
    expect(arquivo?.grupos).toMatchObject([
      { nome: 'Grupo 1', perguntas: [{ nome: 'Há uma equipe?', obrigatoria: true }] },
    ]);
  });

  it('V19 marcadores que aqui ninguém preenche são ditos por pergunta; a oculta não vem; a condição do grupo vale para as dele', async () => {
    const { avisos, deixado, arquivo } = await abrir('a.lss', umLssComMarcadores());
    const condicao = 'a condição para aparecer (aqui ela aparece sempre)';
    expect(arquivo?.grupos[0]?.perguntas.map(({ nome }) => nome)).toEqual([
      '{TOKEN:FIRSTNAME}, há um plano?',
      "{if(SETOR=='A1','Na fábrica','No escritório')}, quem ouve?",
      'Usa { chaves } ou {1, 2}?',
    ]);
    expect(deixado).toEqual([
      [
        [condicao, semPreencher('{TOKEN:FIRSTNAME}')],
        [condicao, semPreencher("{if(SETOR=='A1','Na fábrica','No escritório')}")],
        [condicao, semPreencher('{ chaves }')],
      ],
    ]);
    expect(avisos).toContain(`Do grupo "Começo de {SURVEYNAME}" não vem: ${semPreencher('{SURVEYNAME}')}.`);
    expect(avisos).toContain(
      `Do título e da descrição do questionário não vem: ${semPreencher('{SITENAME}')}.`,
    );
    expect(avisos).toContain(
      'A pergunta "Escondida?" não vem: ela está oculta no arquivo, e aqui todas aparecem.',
    );
    expect(avisos).toContain(
      `Da pergunta "{TOKEN:FIRSTNAME}, há um plano?" não vem: ${semPreencher('{TOKEN:FIRSTNAME}')}.`,
    );
  });

  it('H07 definições de XML são recusadas antes de lidas; sem elas, o mesmo arquivo entra', async () => {
    const bomba = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>\n';
    await expect(abrir('a.lss', umLss(bomba))).rejects.toThrow(/^O arquivo traz definições próprias de XML/);
    const dezesseis = Uint8Array.from(umLss(bomba), (letra) => letra.charCodeAt(0));
    const largo = new Uint8Array(dezesseis.length * 2 + 2);
    largo.set([0xff, 0xfe]);
    dezesseis.forEach((byte, i) => (largo[2 + i * 2] = byte));
    await expect(abrir('a.lss', largo)).rejects.toThrow(/^O arquivo traz definições próprias de XML/);
    expect((await abrir('a.lss', umLss())).problemas).toEqual([]);
  });

  it('incompleto, outra coisa ou grande demais: uma frase', async () => {
    for (const texto of ['', '<html></html>', '{"pages":[]}'])
      await expect(abrir('a.lss', texto)).rejects.toThrow(/^O arquivo está incompleto/);
    await expect(abrir('a.json', 'x'.repeat(2 * 1024 * 1024 + 1))).rejects.toThrow(
      /^O arquivo passa de 2 MB/,
    );
    expect((await abrir('a.lss', '<document></document>')).problemas).toEqual([
      'Nenhuma pergunta do arquivo cabe neste sistema.',
    ]);
  });
});

it('H01 marcas somem dos textos, e nada delas roda', () => {
  expect(semMarcas('Conte <b>como</b>')).toMatch(/^Conte\s+como/);
  expect(semMarcas('<img src=x onerror=alert(1)>Olá<script>alert(1)</script>').trim()).toBe('Olá');
  expect(semMarcas('Menos de 10')).toBe('Menos de 10');
});
