/** An award from the ranking of its companies to its winner (part 3 §2 and §4; decisions Q12, Q230, Q231). */
import type { Page } from '@playwright/test';
import { emOrdem, tokensDeBusca } from '@/domain/comum/busca';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { db, expect, pessoa, test, unico } from './apoio';
import { conferir } from './conferir';
import { insistir } from './passos';

test.describe.configure({ mode: 'parallel' });

const { contexto } = pessoa('helena-duarte').empresa;
const dados = async (caminho: string) => (await db.doc(caminho).get()).data() ?? {};

async function escolher(page: Page, nome: string) {
  await page.getByRole('button', { name: 'Projeto não selecionado' }).click();
  const painel = page.getByRole('dialog', { name: 'Escolher projeto' });
  await painel.getByRole('searchbox').fill(nome);
  await painel.getByRole('button', { name: nome, exact: true }).click();
  await expect(painel).toHaveCount(0);
}

test('do início do diagnóstico a um projeto, e dele ao seu ranking', async ({ abrir }) => {
  const { nome } = await dados(caminhos.projeto(contexto, 'premio-anterior'));
  const emCurso = await dados(caminhos.projeto(contexto, 'premio-inovacao'));
  const page = await abrir('helena-duarte', '/diagnostico');
  await escolher(page, String(emCurso['nome']));
  await expect(page.getByText('Projeto selecionado no alto da página.')).toBeVisible();
  await expect(page.getByRole('list', { name: /^Primeiras empresas em/ })).toBeVisible();
  await expect(page.getByText('Contando as empresas…')).toHaveCount(0);
  await conferir(page, 'inicio-do-diagnostico');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('tab', { name: 'Concluídos' }).click();
  await page.getByRole('link', { name: `Ver mais: ${String(nome)}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: String(nome) })).toBeVisible();
  await expect(page.getByRole('list', { name: /^Fases de/ })).toContainText('1 empresa');
  await expect(page.getByRole('list', { name: /^Primeiras empresas em/ })).toContainText('1º lugar');
  await conferir(page, 'projeto-do-diagnostico');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: /ranking/ }).click();
  await expect(page.getByRole('row', { name: /Moinho do Pampa/ })).toBeVisible();
});

test('o ranking de uma edição encerrada, e a análise da sua vencedora', async ({ abrir }) => {
  const { nome } = await dados(caminhos.projeto(contexto, 'premio-anterior'));
  const page = await abrir('helena-duarte', '/analisarRespostas');
  await expect(page.getByText('Nenhum projeto selecionado!')).toBeVisible();
  await escolher(page, String(nome));
  await expect(page.getByRole('heading', { name: 'Ranking de empresas' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Moinho do Pampa/ })).toContainText('Vencedores');
  await conferir(page, 'analisar-respostas');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Mostrar médias' }).click();
  await page.getByRole('combobox', { name: 'Médias por' }).selectOption('categoria');
  await expect(page.getByRole('row', { name: /^Todas as empresas 8 \d+,\d\d$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Indústria 3 Menos de cinco$/ })).toBeVisible();
  await conferir(page, 'medias-por-corte');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: /Moinho do Pampa/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moinho do Pampa' })).toBeVisible();
  await expect(page.getByText(/posição \dª de 8/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Marcar como vencedora' })).toHaveCount(0);
  await conferir(page, 'analise-da-empresa');
});

test('do ranking à vencedora: várias passam a finalistas, uma é marcada @principal', async ({ abrir }) => {
  const nome = unico('Prêmio da história');
  const id = `historia-${crypto.randomUUID().slice(0, 8)}`;
  const modelo = await dados(caminhos.projeto(contexto, 'premio-anterior'));
  const escrita = db.batch();
  escrita.set(db.doc(caminhos.projeto(contexto, id)), {
    ...modelo,
    nome,
    nomeEmOrdem: emOrdem(nome),
    busca: tokensDeBusca(nome),
  });
  const questionario = await dados(`${questionarios.onde(contexto)}/edicao-anterior`);
  escrita.set(db.doc(`${questionarios.onde(contexto)}/${id}`), { ...questionario, idProjeto: id });
  for (const empresa of ['codigo-aberto', 'vento-sul']) {
    const linha = await dados(caminhosDoStatus.um(contexto, 'premio-anterior', empresa));
    escrita.set(db.doc(caminhosDoStatus.um(contexto, id, empresa)), { ...linha, idProjeto: id, status: 5 });
    const media = await dados(caminhosDasMedias.uma(contexto, 'edicao-anterior', empresa));
    escrita.set(db.doc(caminhosDasMedias.uma(contexto, id, empresa)), {
      ...media,
      idProjeto: id,
      idQuestionario: id,
      fase: 5,
    });
  }
  await escrita.commit();

  const page = await abrir('helena-duarte', '/analisarRespostas');
  await escolher(page, nome);
  for (const empresa of ['Código Aberto Sistemas', 'Vento Sul Energia'])
    await page.getByRole('checkbox', { name: new RegExp(empresa) }).check();
  await page.getByRole('button', { name: 'Mudar fase' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Mudar a fase de 2 empresas?' });
  await expect(pergunta.getByText(/2 empresas passam de .* para Finalistas/)).toBeVisible();
  await conferir(page, 'fases-em-lote');
  await page.setViewportSize({ width: 1280, height: 800 });
  await pergunta.getByRole('button', { name: 'Mudar fase' }).click();
  await expect(page.getByText('2 empresas estão na fase escolhida.')).toBeVisible();

  await page.getByRole('link', { name: /Vento Sul Energia/ }).click();
  await expect(page.getByRole('button', { name: 'Remover dos finalistas' })).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como vencedora' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como vencedora' }).click();
  await expect(page.getByText('Atualizado com sucesso!')).toBeVisible();
  await expect(page.getByText('Vencedores').first()).toBeVisible();
  await page.goto('/analisarRespostas?fase=7');
  await insistir(async (paciencia) => {
    if (!(await page.getByRole('row', { name: /Vento Sul/ }).isVisible())) await page.reload();
    await expect(page.getByRole('row', { name: /Vento Sul/ })).toBeVisible(paciencia);
  });
  await expect(page.getByRole('row', { name: /Código Aberto/ })).toHaveCount(0);
});
