/**
 * Evaluators score a company: they disagree, one abstains, a score is taken out and back, and the company is told what
 * was published (part 3 §2; decisions Q23, Q202, Q232).
 */
import type { Page } from '@playwright/test';
import { caminhos } from '@/domain/comum/caminhos';
import { questionarios } from '@/domain/diagnostico/questionario';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { versaoSchema, versoesDe } from '@/domain/diagnostico/versao';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { comDatas } from '@functions/banco';
import { conferirMedias } from '@functions/nucleo/medias';
import { umProjeto } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';
import { acionar, APARELHOS } from './aparelhos';
import { db, expect, pessoa, test, unico } from './apoio';
import { conferir } from './conferir';
import { insistir, relendo } from './passos';

const organiza = pessoa('helena-duarte').empresa.contexto;
const participa = pessoa('marcos-tavares').empresa.contexto;
const MODELO = 'edicao-anterior';

const dados = async (caminho: string) => (await db.doc(caminho).get()).data() ?? {};

/** A project of its own, with a questionnaire that the guest company answered and stands in the first interview with. */
async function novaAvaliacao() {
  const nome = unico('Avaliação da história');
  const id = `avaliar-${crypto.randomUUID().slice(0, 8)}`;
  const daqui = { idProjeto: id, idQuestionario: id };
  // Groups of its own: a score is named by company, group, phase and evaluator.
  const novo = (grupo: string) => `${grupo}-${id}`;
  const modelo = versaoSchema.parse(comDatas(await dados(`${versoesDe(organiza, MODELO)}/1`)));
  const versao = {
    ...modelo,
    nome,
    idProjeto: id,
    n: 1,
    grupos: modelo.grupos.map((grupo) => ({ ...grupo, id: novo(grupo.id) })),
    perguntas: modelo.perguntas.map((pergunta) => ({ ...pergunta, grupo: novo(pergunta.grupo) })),
  };
  const folhas = await db
    .collection(caminhos.daEmpresa(organiza, 'respostas'))
    .where('idQuestionario', '==', MODELO)
    .where('idEmpresa', '==', participa.empresaId)
    .get();
  const linha = db.doc(caminhosDoStatus.um(organiza, id, participa.empresaId));
  const questionario = db.doc(`${questionarios.onde(organiza)}/${id}`);
  const escrita = db.batch();
  escrita.set(db.doc(caminhos.projeto(organiza, id)), umProjeto(ana, { nome }));
  escrita.set(questionario, {
    ...(await dados(`${questionarios.onde(organiza)}/${MODELO}`)),
    nome,
    idProjeto: id,
    versao: 1,
  });
  escrita.set(db.doc(`${versoesDe(organiza, id)}/1`), versao);
  escrita.set(linha, {
    ...(await dados(caminhosDoStatus.um(organiza, 'premio-anterior', participa.empresaId))),
    idProjeto: id,
    status: 4,
  });
  folhas.docs.forEach((documento, i) => {
    const folha = respostaSchema.parse(comDatas(documento.data()));
    escrita.set(db.doc(caminhos.registro(organiza, 'respostas', `${id}-${i}`)), {
      ...folha,
      ...daqui,
      versao: 1,
      perguntas: folha.perguntas.map((pergunta) => ({ ...pergunta, grupo: novo(pergunta.grupo) })),
      notas: Object.fromEntries(Object.entries(folha.notas).map(([grupo, nota]) => [novo(grupo), nota])),
    });
  });
  await escrita.commit();
  const grupos = versao.grupos.map((grupo) => grupo.nome);
  const acabar = async () => {
    for (const um of [linha, questionario]) await um.update({ deletedAt: new Date() });
  };
  return { id, nome, grupos, acabar, resultado: `/questionarioInfo/${participa.empresaId}/${id}/${id}` };
}

const grupo = (page: Page, qual: string) =>
  page.getByRole('region', { name: `Avaliação de ${qual}`, exact: true });
const media = (quanto: string) => `Média dos avaliadores em Entrevista Inicial: ${quanto}`;

/** What a trigger keeps comes a moment later, and a page that was opened before does not know it. */
async function depois(page: Page, regiao: string, texto: string | RegExp) {
  await relendo(page, (paciencia) =>
    expect(page.getByRole('region', { name: regiao, exact: true })).toContainText(texto, paciencia),
  );
}

test('dois avaliadores discordam, um se abstém, uma nota sai e volta, e a empresa vê o que se publica @principal', async ({
  abrir,
}) => {
  const { id, nome, grupos, resultado, acabar } = await novaAvaliacao();
  const [primeiro = '', segundo = ''] = grupos;
  async function darNota(page: Page, nota: string, justificativa: string) {
    const dele = grupo(page, primeiro);
    await dele.getByLabel(`Sua nota para ${primeiro}`).fill(nota);
    await dele.getByLabel('Justificativa').fill(justificativa);
    await acionar(dele.getByRole('button', { name: 'Dar nota' }));
    await expect(page.getByText('Nota adicionada com sucesso!')).toBeVisible();
  }

  const helena = await abrir('helena-duarte', '/');
  await insistir(async (paciencia) => {
    await helena.goto(resultado);
    await expect(helena.getByRole('heading', { level: 1, name: nome })).toBeVisible(paciencia);
    await expect(grupo(helena, primeiro)).toBeVisible(paciencia);
  });
  await expect(grupo(helena, primeiro).getByRole('button', { name: 'Dar nota' })).toBeDisabled();
  await darNota(helena, '90', 'Há método escrito e gente que o segue.');

  const vanessa = await abrir('vanessa-coelho', resultado, APARELHOS.android);
  await darNota(vanessa, '40', 'Os exemplos dependem de uma só pessoa.');
  const doSegundo = grupo(vanessa, segundo);
  await doSegundo.getByText('Não dar nota a este grupo').tap();
  await doSegundo.getByLabel('Por que não dá nota').fill('Trabalhei com esta equipe no ano passado.');
  await acionar(doSegundo.getByRole('button', { name: 'Dar nota' }));
  await expect(
    doSegundo
      .getByText('Não deu nota')
      .or(doSegundo.getByRole('button', { name: 'Atualizar nota' }))
      .first(),
  ).toBeVisible();
  // Her page would go on looking for the new mean after the project's rows are gone.
  await vanessa.close();

  // The phase is not complete: it speaks when the organiser says so (decisions P191).
  await depois(helena, 'Média geral', /Avaliação em andamento em Entrevista Inicial: 3 de \d+ notas/);
  await helena.goto(`/diagnostico/${id}`);
  await expect(helena.getByText('Projeto selecionado', { exact: true })).toBeVisible();
  await helena.goto('/analisarRespostas');
  await helena.getByRole('button', { name: 'Encerrar avaliação em Entrevista Inicial' }).click();
  await helena.getByRole('dialog').getByRole('button', { name: 'Encerrar avaliação' }).click();
  await expect(helena.getByText('Avaliação encerrada')).toBeVisible();
  await helena.goto(resultado);
  await depois(helena, 'Média geral', media('65,00'));
  await expect(
    grupo(helena, primeiro).getByText('Média 65,00, de 2 notas entre 40,00 e 90,00: 50,00 de diferença.'),
  ).toBeVisible();
  await expect(grupo(helena, primeiro).getByText('Avaliadores discordam')).toBeVisible();
  await expect(grupo(helena, segundo).getByText('Nenhuma nota conta nesta fase.')).toBeVisible();
  await expect(grupo(helena, segundo).getByText('Trabalhei com esta equipe no ano passado.')).toBeVisible();
  await conferir(helena, 'avaliacao-da-empresa');
  await helena.setViewportSize({ width: 1280, height: 800 });

  const daVanessa = grupo(helena, primeiro)
    .getByRole('listitem')
    .filter({ hasText: 'Os exemplos dependem de uma só pessoa.' });
  await daVanessa.getByRole('button', { name: 'Desconsiderar avaliação' }).click();
  const porque = helena.getByRole('dialog', { name: 'Desconsiderar avaliação' });
  await porque.getByLabel('Motivo').fill('A nota era de outra empresa.');
  await porque.getByRole('button', { name: 'Desconsiderar avaliação' }).click();
  await expect(daVanessa.getByText('Motivo: A nota era de outra empresa.')).toBeVisible();
  await expect(grupo(helena, primeiro).getByText('Média 90,00, de 1 nota.')).toBeVisible();
  await depois(helena, 'Média geral', media('90,00'));
  await daVanessa.getByRole('button', { name: 'Reconsiderar avaliação' }).click();
  await depois(helena, 'Média geral', media('65,00'));
  const faltam = await conferirMedias(db, organiza, { simular: true });
  expect(faltam.filter(({ caminho }) => caminho.includes(id))).toEqual([]);

  const marcos = await abrir('marcos-tavares', resultado);
  await expect(marcos.getByRole('region', { name: 'Média geral' })).toBeVisible();
  await expect(marcos.getByText(/Média dos avaliadores/)).toHaveCount(0);

  await helena.goto('/analisarRespostas');
  await helena.getByRole('button', { name: 'Publicar resultados' }).click();
  await helena.getByRole('dialog').getByRole('button', { name: 'Publicar resultados' }).click();
  await expect(helena.getByText('Resultados publicados com sucesso!')).toBeVisible();

  await marcos.reload();
  await expect(marcos.getByRole('region', { name: 'Média geral' })).toContainText(media('65,00'));
  await expect(marcos.getByText('Os exemplos dependem de uma só pessoa.')).toHaveCount(0);
  await conferir(marcos, 'resultado-com-avaliadores');
  await marcos.setViewportSize({ width: 1280, height: 800 });
  await insistir(async (paciencia) => {
    await marcos.goto('/visualizarResultados');
    await expect(marcos.getByRole('listitem').filter({ hasText: nome })).toContainText(
      media('65,00'),
      paciencia,
    );
  });
  await conferir(marcos, 'resultados-da-empresa');
  await acabar();
});

test('o avaliador vê o que falta, avalia sem ver os colegas, e N leva à próxima', async ({ abrir }) => {
  const page = await abrir('rafael-nogueira', '/respostasParaAvaliar');
  const lista = page.getByRole('list', { name: /^Entrevista Inicial, Prêmio/ });
  await expect(lista.getByRole('link').first()).toHaveAccessibleName(/^Avaliar Código Aberto/);
  await conferir(page, 'para-avaliar');
  await lista.getByRole('link').first().click();
  const barra = page.getByRole('region', { name: 'Para avaliar' });
  await expect(barra.getByText('0 de 3 notas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dar nota' })).toHaveCount(3);
});

test('quem conduz acompanha o júri, e a classificação diz o empate', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/gerenciarJuri/premio-inovacao');
  await expect(page.getByRole('heading', { level: 2, name: 'Andamento' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Impedimentos declarados' })).toContainText('Priscila Rangel');
  await conferir(page, 'juri');
  await page.getByRole('button', { name: 'Ver como fica' }).click();
  await expect(page.getByRole('region', { name: 'Como fica' })).toBeVisible();
  await page.goto('/analisarClassificacao/premio-inovacao?questionario=lideranca&ordem=juri');
  await expect(page.getByText('empate com 1 outra')).toHaveCount(2);
  await conferir(page, 'classificacao-do-juri');
});
