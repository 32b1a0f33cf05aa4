/** Projects as an administrator meets them: the list in its tabs, a new one with all it has, its change and removal. */
import { emOrdem, tokensDeBusca } from '@/domain/comum/busca';
import { caminhos } from '@/domain/comum/caminhos';
import { digitosDoCnpj } from '@/domain/empresas/cnpj';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { APARELHOS } from './aparelhos';
import { db, expect, pessoa, test, unico } from './apoio';
import { conferir } from './conferir';
import { LINHAS_DA_REDE, perderAResposta } from './rede';

test.describe.configure({ mode: 'parallel' });

test('a lista e o formulário', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/projetos');
  await expect(page.getByRole('heading', { name: 'Projetos' })).toBeVisible();
  await expect(page.getByText('Diagnóstico de inovação dos fornecedores')).toBeVisible();
  await conferir(page, 'projetos');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('tab', { name: 'Concluídos' }).click();
  await expect(page.getByText('Diagnóstico piloto com dez empresas')).toBeVisible();
  await expect(page.getByText('Diagnóstico de inovação dos fornecedores')).toHaveCount(0);
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const formulario = page.getByRole('dialog', { name: 'Cadastro de projeto' });
  await formulario.getByRole('button', { name: 'Salvar' }).click();
  await expect(formulario.getByText('Escolha o licenciado.')).toBeVisible();
  await conferir(page, 'projeto-formulario');
  await formulario.getByRole('button', { name: 'Adicionar fase' }).scrollIntoViewIfNeeded();
  await conferir(page, 'projeto-fases');
});

const quantosComNome = async (nome: string) => {
  const colecao = db.collection(caminhos.projetos(pessoa('helena-duarte').empresa.contexto));
  return (await colecao.where('nome', '==', nome).count().get()).data().count;
};

test('uma administradora cadastra, muda e remove um projeto @principal', async ({ abrir, vigia }) => {
  vigia.tolerar(...LINHAS_DA_REDE, /status of 403/);
  const nome = unico('Prêmio');
  const page = await abrir('helena-duarte', '/projetos');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const formulario = page.getByRole('dialog', { name: 'Cadastro de projeto' });
  await formulario.getByLabel('Nome', { exact: true }).fill(nome);
  await formulario.getByRole('button', { name: 'Abrir o calendário: Período' }).click();
  const dias = page.getByRole('button', { name: /^\d{1,2} de \S+ de \d{4}$/ });
  await dias.first().click();
  await dias.last().click();
  await formulario.getByLabel('Categorias').fill('Agronegócio');
  await page.keyboard.press('Enter');
  const licenciado = unico('Federação');
  await formulario.getByRole('combobox', { name: 'Licenciado' }).fill(licenciado);
  await page.getByRole('option', { name: `+ Criar "${licenciado}"` }).click();
  await expect(page.getByText(`${licenciado} cadastrado com sucesso!`)).toBeVisible();
  await formulario.getByLabel('Link do regulamento').fill('javascript:alert(1)');
  await formulario.getByRole('button', { name: 'Salvar' }).click();
  await expect(formulario.getByText('Escreva um endereço que comece com http:// ou https://.')).toBeVisible();
  await formulario.getByLabel('Link do regulamento').fill('https://premio.exemplo/regulamento');
  await formulario.locator('input[type=file]').setInputFiles('docs/imagens/painel.png');
  await formulario.getByLabel('O que a imagem 1 mostra').fill('O painel das ideias');
  await formulario.getByLabel('Link da imagem 1').fill('https://premio.exemplo');
  await formulario.getByRole('button', { name: 'Adicionar fase' }).click();
  await formulario.getByRole('textbox', { name: 'Título da fase 8' }).fill('Visita técnica');
  await expect(formulario.getByText(/Rascunho guardado às/)).toBeVisible();

  // The page goes before it is saved. What is taken back has the image, which lies in the folder of that first form.
  await page.reload();
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await formulario.getByRole('button', { name: 'Recuperar' }).click();
  await expect(formulario.getByLabel('Link da imagem 1')).toHaveValue('https://premio.exemplo');
  // It arrives, the answer does not: the next try says more, and makes no second project.
  await perderAResposta(page);
  await formulario.getByRole('button', { name: 'Salvar' }).click();
  await expect(formulario.getByRole('alert')).toContainText('Nada foi perdido');
  await formulario.getByLabel('Mínimo de respostas').fill('7');
  await formulario.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`${nome} cadastrado com sucesso!`)).toBeVisible();

  await page.getByRole('button', { name: nome, exact: true }).click();
  await expect(formulario.getByRole('combobox', { name: 'Licenciado' })).toHaveValue(licenciado);
  await expect(formulario.getByRole('textbox', { name: 'Título da fase 8' })).toHaveValue('Visita técnica');
  await expect(formulario.getByLabel('Link da imagem 1')).toHaveValue('https://premio.exemplo/');
  await expect(formulario.getByLabel('Mínimo de respostas')).toHaveValue('7');
  expect(await quantosComNome(nome)).toBe(1);
  await formulario.getByLabel('Encerrar as inscrições').check();
  await formulario.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`${nome} atualizado com sucesso!`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(nome) })).toContainText('Encerradas');

  await page.getByRole('button', { name: `Ações de ${nome}` }).click();
  await page.getByRole('menuitem', { name: 'Remover' }).click();
  await page.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText('Projeto removido')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(nome) })).toHaveCount(0);
});

test('o projeto escolhido no cabeçalho fica ao recarregar, e some quando é removido', async ({ abrir }) => {
  const page = await abrir('priscila-rangel', '/projetos');
  await page.getByRole('button', { name: 'Projeto não selecionado' }).click();
  const painel = page.getByRole('dialog', { name: 'Escolher projeto' });
  await expect(
    painel.getByRole('button', { name: 'Diagnóstico de inovação dos fornecedores' }),
  ).toBeVisible();
  await conferir(page, 'escolha-do-projeto');
  await page.setViewportSize({ width: 1280, height: 800 });
  await painel.getByRole('searchbox').fill('Maturidade');
  await page.keyboard.press('Enter');
  await expect(painel.getByRole('button', { name: 'Diagnóstico de inovação dos fornecedores' })).toHaveCount(
    0,
  );
  // While it searches there is neither.
  await expect(
    painel.getByRole('button', { name: 'Maturidade digital das pequenas empresas' }),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(painel).toHaveCount(0);
  const escolhido = page.getByRole('button', { name: 'Projeto: Maturidade digital das pequenas empresas' });
  await expect(escolhido).toBeFocused();
  await page.reload();
  await expect(escolhido).toBeVisible();
  await expect(page.getByText(/^Projeto selecionado:/)).toBeVisible();
  await conferir(page, 'projeto-escolhido');

  const nome = unico('Projeto passageiro');
  const { contexto } = pessoa('priscila-rangel').empresa;
  const doc = db.doc(caminhos.projeto(contexto, 'passageiro'));
  const modelo = (await db.doc(caminhos.projeto(contexto, 'premio-inovacao')).get()).data();
  await doc.set({ ...modelo, nome, nomeEmOrdem: emOrdem(nome), busca: tokensDeBusca(nome) });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  // Projects of other stories may have pushed it off the first page.
  await page.getByLabel('Pesquisar projetos').fill(nome);
  // It may stand there before the search too, and is drawn anew when that ends: a press in between is lost.
  await expect(page.getByRole('button', { name: /^Ações de / })).toHaveCount(1);
  await page.getByRole('button', { name: `Ações de ${nome}` }).click();
  await page.getByRole('menuitem', { name: 'Selecionar projeto' }).click();
  await expect(page.getByRole('button', { name: `Projeto: ${nome}` })).toBeVisible();
  // Read, with its last day: otherwise this very page may find out that it is gone, and the next one knows of nothing.
  await expect(page.getByText(new RegExp(`^Projeto selecionado: ${nome}, `))).toBeVisible();
  await doc.update({ deletedAt: new Date() });
  await page.reload();
  await expect(page.getByText('Projeto não encontrado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Projeto não selecionado' })).toBeVisible();
  // Only inside Diagnóstico.
  await page.getByRole('link', { name: 'Configurações' }).click();
  await expect(page.getByRole('heading', { name: 'Empresas', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Projeto/ })).toHaveCount(0);
});

/** Of no other story. */
const umCnpj = () => {
  const raiz = `${crypto.randomUUID().slice(0, 8).toUpperCase()}0001`;
  return `${raiz}${digitosDoCnpj(raiz)}`;
};

test('empresas de uma planilha são convidadas para um projeto, e a importação se desfaz', async ({
  abrir,
}) => {
  const { contexto } = pessoa('priscila-rangel').empresa;
  const idProjeto = `lista-${crypto.randomUUID().slice(0, 8)}`;
  const modelo = (await db.doc(caminhos.projeto(contexto, 'premio-inovacao')).get()).data();
  // A name of its own: other stories look for the model by its name.
  const nome = unico('Projeto da planilha');
  await db.doc(caminhos.projeto(contexto, idProjeto)).set({
    ...modelo,
    nome,
    nomeEmOrdem: emOrdem(nome),
    busca: tokensDeBusca(nome),
    categoria: ['Indústria', 'Serviços'],
  });
  const [uma, outra] = [umCnpj(), umCnpj()];
  const linhas = [
    'Empresa;CNPJ;E-mail;Categoria',
    `${unico('Açougue')};${uma};${unico('dona').replace(' ', '-')}@exemplo.com.br;indústria`,
    `${unico('Padaria')};${outra};${unico('dono').replace(' ', '-')}@exemplo.com.br;`,
    'Dígito Errado;11.222.333/0001-82;digito@exemplo.com.br;Serviços',
  ];
  const page = await abrir('priscila-rangel', `/convidarEmpresa/${idProjeto}`);
  await page.getByRole('button', { name: 'Convidar de uma planilha' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Convidar de uma planilha' });
  await dialogo.locator('input[type=file]').setInputFiles({
    name: 'empresas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(linhas.join('\r\n'), 'latin1'),
  });
  await expect(
    dialogo.getByText('2 empresas prontas para convidar; 1 linha com problema fica de fora.'),
  ).toBeVisible();
  await dialogo.getByLabel('Categoria das linhas que não têm').selectOption('Serviços');
  // From here on as on a phone.
  await conferir(page, 'empresas-de-uma-planilha');
  await dialogo.getByRole('button', { name: 'Convidar 2 empresas' }).click();
  await expect(dialogo.getByText('2 empresas convidadas.')).toBeVisible();
  const guardadas = async () =>
    (
      await db.collection(caminhosDoStatus.status(contexto)).where('idProjeto', '==', idProjeto).get()
    ).docs.map((linha) => [linha.get('cnpj'), linha.get('categoria'), linha.get('deletedAt') === null]);
  expect(new Set(await guardadas())).toEqual(
    new Set([
      [uma, 'Indústria', true],
      [outra, 'Serviços', true],
    ]),
  );
  await dialogo.getByRole('button', { name: 'Desfazer importação' }).click();
  await page.getByRole('button', { name: 'Desfazer a importação' }).click();
  await expect(dialogo.getByText('Importação desfeita')).toBeVisible();
  // The trigger carries the removal to the project.
  await expect.poll(async () => (await guardadas()).every(([, , esta]) => !esta)).toBe(true);
});

const PREMIO = /^Prêmio Empresa Inovadora \d{4}/;

test('uma administradora começa a próxima edição do prêmio', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/projetos');
  await page.getByRole('button', { name: /^Ações de Prêmio Empresa Inovadora/ }).click();
  await page.getByRole('menuitem', { name: 'Começar nova edição' }).click();
  const formulario = page.getByRole('dialog', { name: /^Nova edição de Prêmio Empresa Inovadora/ });
  await expect(formulario.getByRole('checkbox', { name: 'Liderança e estratégia' })).toBeChecked();
  await conferir(page, 'nova-edicao');
  await page.setViewportSize({ width: 1280, height: 800 });
  const nome = unico('Prêmio seguinte');
  await formulario.getByLabel('Nome', { exact: true }).fill(nome);
  await formulario.getByRole('checkbox', { name: 'Processos que inovam' }).uncheck();
  await formulario.getByRole('button', { name: 'Começar edição' }).click();
  await expect(page.getByText(`${nome} cadastrado com sucesso!`)).toBeVisible();
  const { contexto } = pessoa('helena-duarte').empresa;
  const { docs } = await db.collection(caminhos.projetos(contexto)).where('nome', '==', nome).get();
  expect(docs).toHaveLength(1);
  expect(docs[0]?.get('edicaoDe')).toBe('premio-inovacao');
  const questionarios = await db
    .collection(caminhos.daEmpresa(contexto, 'questionarios'))
    .where('idProjeto', '==', docs[0]?.id)
    .get();
  // Other stories put questionnaires of their own into this year's project.
  const nomes = questionarios.docs.map((um) => um.get('nome') as string);
  expect(nomes).toContain('Liderança e estratégia');
  expect(nomes).not.toContain('Processos que inovam');
});

test('quem voltou, em relação à edição de que o prêmio começou', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/convidarEmpresa/premio-inovacao', APARELHOS.iphone);
  await expect(page.getByRole('heading', { level: 1, name: PREMIO })).toBeVisible();
  const botao = page.getByRole('button', { name: 'Quem voltou' });
  if (await botao.isHidden()) await page.getByRole('button', { name: 'Mais ações' }).click();
  await page
    .getByRole('button', { name: 'Quem voltou' })
    .or(page.getByRole('menuitem', { name: 'Quem voltou' }))
    .click();
  const dialogo = page.getByRole('dialog', { name: 'Quem voltou' });
  await expect(dialogo.getByLabel('Comparar com')).toHaveValue('premio-anterior');
  await expect(dialogo.getByRole('list', { name: 'Voltaram' }).getByText('Moinho Pampa')).toBeVisible();
  await conferir(page, 'quem-voltou');
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialogo.getByRole('button', { name: /^Novas/ }).click();
  await expect(dialogo.getByRole('list', { name: 'Novas' }).getByText('Moinho Pampa')).toHaveCount(0);
});

test('uma mensagem a uma seleção é conferida, enviada, e aparece com o que houve com cada carta', async ({
  abrir,
}) => {
  const page = await abrir('helena-duarte', '/convidarEmpresa/premio-anterior');
  const botao = page.getByRole('button', { name: 'Mensagens', exact: true });
  if (await botao.isHidden()) await page.getByRole('button', { name: 'Mais ações' }).click();
  await botao.or(page.getByRole('menuitem', { name: 'Mensagens' })).click();
  const mensagens = page.getByRole('dialog', { name: 'Mensagens às empresas' });
  await mensagens.getByRole('button', { name: 'Nova mensagem' }).click();
  const nova = page.getByRole('dialog', { name: 'Nova mensagem' });
  const assunto = unico('Obrigado');
  await nova.getByLabel('Assunto').fill(`${assunto}, {{empresa}}`);
  await nova.getByLabel('Texto').fill('Olá, {{responsavel}}!\n<b>Até</b> a próxima edição de {{projeto}}.');
  await nova.getByRole('button', { name: 'Conferir a mensagem' }).click();
  const carta = nova.frameLocator('iframe[title="Como a mensagem chega"]');
  await expect(carta.getByText('<b>Até</b> a próxima edição', { exact: false })).toBeVisible();
  await conferir(page, 'nova-mensagem');
  await page.setViewportSize({ width: 1280, height: 800 });
  await nova.getByRole('button', { name: /^Enviar a \d+ empresas$/ }).click();
  await expect(mensagens.getByRole('button', { name: new RegExp(assunto) })).toBeVisible();
  await mensagens.getByRole('button', { name: new RegExp(assunto) }).click();
  await expect(
    mensagens
      .getByRole('list', { name: 'Empresas' })
      .getByText(/Aceita pelo servidor|A caminho/)
      .first(),
  ).toBeVisible();
  await conferir(page, 'mensagem-enviada');
  const { contexto } = pessoa('helena-duarte').empresa;
  const { docs } = await db
    .collection(caminhos.daEmpresa(contexto, 'mensagens'))
    .where('assunto', '==', `${assunto}, {{empresa}}`)
    .get();
  expect(docs).toHaveLength(1);
});

test('a página que para as mensagens não para nada ao abrir, e diz quando o endereço não é de ninguém', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(/status of 400/);
  const page = await abrir(null, '/parar-mensagens/l/e/c/p#nenhumsegredonenhumsegredo', APARELHOS.android);
  await expect(page.getByRole('heading', { name: 'Parar mensagens' })).toBeVisible();
  await conferir(page, 'parar-mensagens');
  await page.getByRole('button', { name: 'Não quero mais mensagens' }).click();
  await expect(page.getByText(/Endereço não encontrado/)).toBeVisible();
});
