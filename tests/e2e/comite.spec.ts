/** A session of the innovation committee, from start to minutes (part 2 §4), led by one person and seen by another. */
import { readFileSync } from 'node:fs';
import { acionar, APARELHOS } from './aparelhos';
import { db, expect, pessoa, test, unico } from './apoio';
import { caminhos } from '@/domain/comum/caminhos';
import { tokensDeBusca } from '@/domain/comum/busca';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import type { PessoaDoMundo } from '@tests/local/seed/pessoas';
import { umDesafio } from '@tests/support/desafio';
import { umaIdeiaNoBanco } from './ideias';
import { procurar } from './passos';

/** A published challenge of the person. */
function umDesafioNoBanco({ uid, empresa: { contexto }, colaborador }: PessoaDoMundo, titulo: string) {
  const quem = { uid, contexto, nome: colaborador.nome, referencia: caminhos.colaborador(contexto, uid) };
  const desafio = umDesafio(quem, {
    titulo,
    busca: tokensDeBusca(titulo),
    regulamentoReference: caminhos.registro(contexto, DESAFIO.regulamentos, 'atual'),
  });
  return db.collection(caminhos.colecao(contexto, DESAFIO.colecao)).add(desafio);
}

test('um comitê do início à ata @principal', async ({ abrir }) => {
  const titulo = unico('Forno em horário de energia barata');
  const id = await umaIdeiaNoBanco(pessoa('zilda-moraes'), titulo);
  const doDesafio = unico('Como assar com menos gás?');
  const desafio = await umDesafioNoBanco(pessoa('zilda-moraes'), doDesafio);
  const page = await abrir('iolanda-freitas', '/comites-de-inovacao');
  const colega = await abrir('wagner-couto', '/comites-de-inovacao');
  const sessao = page.getByRole('region', { name: /^Comitê nº/ });

  await test.step('quem administra inicia; o colega vê sem recarregar', async () => {
    await expect(colega.getByText('Nenhum comitê em andamento')).toBeVisible();
    await page.getByRole('button', { name: 'Iniciar' }).click();
    await expect(page.getByText('Comitê iniciado', { exact: true })).toBeVisible();
    await expect(sessao).toContainText('Em andamento');
    await expect(colega.getByRole('region', { name: /^Comitê nº/ })).toContainText('Em andamento');
  });

  await test.step('o colega pausa; quem administra vê e retorna', async () => {
    await colega.getByRole('button', { name: 'Pausar' }).click();
    await expect(colega.getByText('Comitê pausado', { exact: true })).toBeVisible();
    await expect(sessao).toContainText('Pausado');
    await page.getByRole('button', { name: 'Retornar' }).click();
    await expect(page.getByText('Comitê retomado', { exact: true })).toBeVisible();
    await expect(sessao).toContainText('Em andamento');
  });

  await test.step('põe a ideia na pauta e a movimenta', async () => {
    await procurar(page, titulo);
    await page.getByRole('button', { name: `Ações de ${titulo}` }).click();
    await page.getByRole('menuitem', { name: 'Colocar na pauta' }).click();
    await expect(sessao).toContainText('1 ideia na pauta');
    await page.getByRole('link', { name: titulo }).click();
    const bloco = page.getByRole('region', { name: 'Análise do comitê' });
    await expect(bloco).toContainText(/Comitê nº \d+/);
    await bloco.getByLabel('Observação').fill('Testar em um forno por um mês.');
    await bloco.getByLabel('Marcos').fill('Medir o consumo de antes');
    await bloco.getByRole('button', { name: 'Finalizar análise' }).click();
    await expect(page.getByText('Movimentação cadastrada com sucesso!')).toBeVisible();
    await expect(page.getByLabel('Caminho da ideia')).toContainText('Aguardando análise do comitê (agora)');
  });

  await test.step('movimenta um desafio na mesma sessão, no celular', async () => {
    const celular = await abrir('iolanda-freitas', DESAFIO.endereco(desafio.id), APARELHOS.iphone);
    await expect(celular.getByRole('heading', { name: doDesafio })).toBeVisible();
    const bloco = celular.getByRole('region', { name: 'Análise do comitê' });
    await bloco.getByLabel('Observação').fill('Abrir imersões em março.');
    await acionar(bloco.getByRole('button', { name: 'Finalizar análise' }));
    await expect(celular.getByText('Movimentação cadastrada com sucesso!')).toBeVisible();
    await expect(celular.getByLabel('Caminho do desafio')).toContainText('Pré-análise (agora)');
    await celular.close();
  });

  await test.step('finaliza, depois de confirmar, e a sessão passa ao histórico', async () => {
    await page.getByRole('link', { name: 'Comitês de inovação' }).click();
    // The idea's own page has a button of nearly this name.
    await sessao.getByRole('button', { name: 'Finalizar', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finalizar' }).click();
    await expect(page.getByText('Comitê finalizado', { exact: true })).toBeVisible();
    await expect(page.getByText('Nenhum comitê em andamento')).toBeVisible();
    await page.getByRole('tab', { name: 'Histórico de comitês' }).click();
    const historico = page.getByRole('tabpanel', { name: 'Histórico de comitês' });
    await historico.getByRole('row').nth(1).getByRole('link').click();
  });

  await test.step('a ata diz o que se decidiu, e sai em PDF de texto', async () => {
    await expect(page.getByRole('button', { name: 'Comitê finalizado' })).toBeDisabled();
    const decisoes = page.getByRole('region', { name: 'Decisões' });
    // A trigger copies the decision, which the emulator may have to start first.
    await expect(decisoes).toContainText(titulo);
    await expect(decisoes).toContainText('De Nova ideia para Aguardando análise do comitê');
    await expect(decisoes).toContainText('Testar em um forno por um mês.');
    await expect(decisoes).toContainText('Medir o consumo de antes');
    await expect(decisoes.getByRole('link', { name: doDesafio })).toHaveAttribute(
      'href',
      DESAFIO.endereco(desafio.id),
    );
    await expect(decisoes).toContainText('De Novo desafio para Pré-análise');
    await expect(decisoes).toContainText('Abrir imersões em março.');
    await expect(page.getByRole('main')).toContainText('Desafios movimentados');
    const atividades = page.getByRole('region', { name: 'Atividades' });
    await expect(atividades.getByRole('listitem')).toHaveText([
      /Comitê iniciado.*Iolanda Freitas/,
      /Comitê pausado.*Wagner Couto/,
      /Comitê retomado.*Iolanda Freitas/,
      /Comitê finalizado.*Iolanda Freitas/,
    ]);
    const baixada = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar PDF' }).click();
    const arquivo = await baixada;
    expect(arquivo.suggestedFilename()).toMatch(/^ata-do-comite-\d+\.pdf$/);
    const conteudo = readFileSync(await arquivo.path());
    expect(conteudo.subarray(0, 5).toString()).toBe('%PDF-');
    expect(conteudo.length).toBeLessThan(120_000);
  });

  await test.step('dela se chega às ideias tratadas', async () => {
    await page.getByRole('link', { name: 'Ver ideias' }).click();
    await expect(page).toHaveURL(new RegExp(`commite-filter=${id}`));
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row', { name: titulo })).toBeVisible();
  });
});
