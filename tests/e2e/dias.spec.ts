/** Days and hours are Brasília's to a browser west and to one east of it (decisions I116). */
import { caminhos } from '@/domain/comum/caminhos';
import { diaDe, diaEscrito, emBrasilia, horaDe, maisDias } from '@/domain/comum/datas';
import { caminhosDaImersao, cronogramaSchema, eventoSchema } from '@/domain/imersoes/cronograma';
import { projetoSchema } from '@/domain/projetos/projeto';
import { ler } from '@functions/banco';
import { FUSOS } from '@tests/support/fusos';
import { db, expect, pessoa, test, unico } from './apoio';
import { umaIdeiaNoBanco } from './ideias';

const { contexto } = pessoa('helena-duarte').empresa;
const PROJETO = 'premio-inovacao';
const DESAFIO = 'desafio-01';

test.describe.configure({ mode: 'parallel' });

test('o período de um projeto e o fim da sua votação são os de Brasília, em Manaus e em Lisboa @principal', async ({
  abrir,
}) => {
  for (const timezoneId of Object.values(FUSOS)) {
    const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, PROJETO));
    const { inicio, fim } = projeto?.votacao ?? {};
    if (!projeto || !inicio || !fim) throw new Error('O prêmio da demonstração não tem votação.');
    const dias = [projeto.anoAtuacao, projeto.anoVigencia].map(diaEscrito);

    const helena = await abrir('helena-duarte', '/projetos', { timezoneId });
    const linha = helena.getByRole('row', { name: projeto.nome });
    await expect(linha.getByRole('cell').filter({ hasText: /^\d\d\/\d\d\/\d{4}$/ })).toHaveText(dias);
    const visita = await abrir(
      null,
      `/auto-cadastro/${contexto.licenciadaId}/${contexto.empresaId}/${PROJETO}`,
      { timezoneId },
    );
    await expect(visita.getByText(`De ${dias.join(' a ')} (horário de Brasília)`)).toBeVisible();
    await visita.goto(`/votarEmpresaInspiradora/${contexto.licenciadaId}/${contexto.empresaId}/lideranca`);
    await expect(
      visita.getByText(`Vote até ${emBrasilia(fim)}, no horário de Brasília.`).first(),
    ).toBeVisible();
  }
});

test('as inscrições de uma imersão e a hora dos seus eventos são as de Brasília, em Manaus e em Lisboa', async ({
  abrir,
}) => {
  for (const timezoneId of Object.values(FUSOS)) {
    const { docs } = await db
      .collection(caminhosDaImersao.colecao(contexto))
      .where('idDesafio', '==', DESAFIO)
      .where('publico', '==', true)
      .get();
    const helena = await abrir('helena-duarte', `/desafios/${DESAFIO}`, { timezoneId });
    expect(docs.length).toBeGreaterThan(1);
    for (const documento of docs) {
      const imersao = await ler(db, cronogramaSchema, documento.ref.path);
      if (!imersao) throw new Error(`Não há ${documento.ref.path}.`);
      const periodo = `${diaEscrito(imersao.inicioIncricao)} a ${diaEscrito(imersao.terminoIncricao)}`;
      const item = helena.getByRole('listitem', { name: `Imersão com inscrições de ${periodo}` });
      await expect(item).toBeVisible();
      const eventos = await db.collection(caminhosDaImersao.sob(documento.ref.path).event).get();
      for (const { ref } of eventos.docs) {
        const evento = await ler(db, eventoSchema, ref.path);
        if (!evento || evento.deletedAt) continue;
        await expect(item).toContainText(`${diaEscrito(evento.data)} às ${horaDe(evento.data)} (Brasília)`);
      }
    }
  }
});

test('o prazo de um marco é o dia que se escreve, em Manaus e em Lisboa', async ({ abrir }) => {
  for (const timezoneId of Object.values(FUSOS)) {
    const acoes = unico('Comprar as caixas e identificar cada máquina.');
    const titulo = unico('Sobras de corte separadas por liga');
    const id = await umaIdeiaNoBanco(pessoa('camila-prado'), titulo, { status: 'EM_IMPLEMENTACAO' });
    const rafael = await abrir('rafael-nogueira', `/ideias/${id}`, { timezoneId });
    const amanha = maisDias(diaDe(new Date()), 1);
    await rafael.getByRole('button', { name: 'Adicionar marco' }).click();
    const dialogo = rafael.getByRole('dialog', { name: 'Adicionar marco' });
    await dialogo.getByRole('combobox', { name: 'Responsáveis' }).fill('Diego');
    await expect(rafael.getByRole('option')).toHaveText([/Diego Farias/]);
    await rafael.getByRole('option').click();
    await dialogo.getByRole('textbox', { name: 'Prazo' }).fill(amanha);
    await dialogo.getByLabel('Ações').fill(acoes);
    await dialogo.getByRole('button', { name: 'Adicionar marco' }).click();
    const marco = rafael
      .getByRole('region', { name: 'Marcos', exact: true })
      .getByRole('listitem', { name: acoes });
    await expect(marco).toContainText(`${diaEscrito(amanha)} amanhã`);
  }
});
