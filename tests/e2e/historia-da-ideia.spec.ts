/** The life of an idea, from draft to ranking (part 2 §4), by four people in four browsers, rules on. */
import { caminhos } from '@/domain/comum/caminhos';
import { type Pontos, totalDePontos } from '@/domain/pontos/pontos';
import { db, expect, pessoa, preencherLogin, test, unico } from './apoio';
import { foto, FOTOGRAFANDO } from './fotos';
import { abrirFormulario, preencherIdeia } from './ideias';
import { acharPessoaNoRanking, procurar, verComo } from './passos';

/** Registration (10) and approval (30) under the running rule, doubled by the campaign of Diego's sector. */
const PONTOS_DA_IDEIA = 80;

/** The emulator delivers one event after the other, those of the other stories too. */

test('uma ideia vai do rascunho ao ranking @principal', async ({ abrir, vigia }) => {
  // A draft read by somebody else is refused, which is written down.
  vigia.tolerar(/status of 403/, /consulta falhou: FirebaseError/);
  const nome = 'Sensor de presença no corredor da expedição';
  const titulo = FOTOGRAFANDO ? nome : unico(nome);
  const diego = await abrir(null);
  const camila = await abrir('camila-prado', '/home-ideias');
  let endereco = '';

  await test.step('Diego entra, vê o painel e a casa das ideias', async () => {
    await foto(diego, 'login');
    await preencherLogin(diego, pessoa('diego-farias').colaborador.email);
    await expect(diego).toHaveURL(/\/$/);
    await expect(diego.getByRole('banner')).toContainText('Metalúrgica Aurora');
    await expect(diego.getByRole('region', { name: 'Ideias: últimas 10' }).getByRole('row')).toHaveCount(11);
    await foto(diego, 'painel');
    await diego.getByRole('link', { name: 'Ideias', exact: true }).click();
    // Likes and coins can be given on the cards, a second after they came.
    await expect(
      diego
        .getByRole('article')
        .getByRole('button', { name: /^Curtir/ })
        .first(),
    ).toBeVisible();
    await foto(diego, 'home');
  });

  await test.step('registra uma ideia e a guarda como rascunho', async () => {
    await verComo(diego, 'Tabela');
    await expect(diego.getByRole('row').nth(1)).toBeVisible();
    const formulario = await abrirFormulario(diego);
    await preencherIdeia(formulario, titulo);
    await foto(diego, 'formulario');
    await formulario.getByRole('button', { name: 'Salvar rascunho' }).click();
    await expect(diego.getByText('Cadastrado com sucesso!')).toBeVisible();
    const linha = diego.getByRole('row', { name: titulo });
    await expect(linha).toContainText('Em Rascunho');
    endereco = (await linha.getByRole('link').getAttribute('href')) ?? '';
    await foto(diego, 'lista');
  });

  await test.step('a colega não encontra o rascunho: nem na lista, nem na busca, nem pelo endereço', async () => {
    await expect(camila.getByRole('article').first()).toBeVisible();
    await procurar(camila, titulo);
    await expect(camila.getByText('Nenhuma ideia Encontrada!')).toBeVisible();
    await camila.goto('/ideias');
    await expect(camila.getByRole('row').nth(1)).toBeVisible();
    await expect(camila.getByText(titulo)).toHaveCount(0);
    await procurar(camila, titulo);
    await expect(camila.getByText('Nenhuma ideia encontrada com o filtro aplicado!')).toBeVisible();
    await camila.goto(endereco);
    await expect(camila.getByText('Nenhuma ideia encontrada!')).toBeVisible();
  });

  await test.step('Diego publica, depois de confirmar', async () => {
    await diego.getByRole('link', { name: titulo }).click();
    await expect(diego.getByRole('heading', { name: titulo })).toBeVisible();
    await diego.getByRole('button', { name: 'Publicar ideia' }).click();
    const pergunta = diego.getByRole('dialog', { name: 'Publicar esta ideia?' });
    await expect(pergunta).toBeVisible();
    await foto(diego, 'publicar');
    await pergunta.getByRole('button', { name: 'Publicar ideia' }).click();
    await expect(diego.getByText('Ideia publicada')).toBeVisible();
    await expect(diego.getByText('Nova ideia').first()).toBeVisible();
    await expect(diego.getByRole('button', { name: 'Publicar ideia' })).toHaveCount(0);
  });

  await test.step('agora a colega a vê na lista e na busca', async () => {
    await camila.goto('/ideias');
    await expect(camila.getByRole('link', { name: titulo })).toBeVisible();
    await procurar(camila, titulo);
    await camila.getByRole('link', { name: titulo }).click();
    await expect(camila.getByRole('heading', { name: titulo })).toBeVisible();
  });

  await test.step('curte e comenta', async () => {
    await camila.getByRole('button', { name: 'Curtir essa ideia (0)' }).click();
    await expect(camila.getByRole('button', { name: 'Descurtir essa ideia (1)' })).toBeVisible();
    await camila.getByLabel('Seu comentário').fill('No corredor da pintura também **faria sentido**.');
    await camila.getByRole('button', { name: 'Comentar' }).click();
    await expect(camila.getByText('No corredor da pintura também faria sentido.')).toBeVisible();
    await expect(camila.getByLabel('Seu comentário')).toHaveValue('');
  });

  await test.step('patrocina com as moedas que tem, e não com mais', async () => {
    const bloco = camila.getByRole('region', { name: 'Patrocínio' });
    const moedas = bloco.getByLabel('Moedas');
    const saldo = Number(
      /até (\d+)/.exec((await bloco.getByText(/Você pode dar até/).textContent()) ?? '')?.[1],
    );
    expect(saldo).toBeGreaterThan(0);
    await moedas.fill(String(saldo + 1));
    await bloco.getByRole('button', { name: 'Patrocinar' }).click();
    await expect(bloco.getByText(`Seu saldo permite no máximo ${saldo} moedas nesta ideia.`)).toBeVisible();
    await moedas.fill('5');
    await bloco.getByRole('button', { name: 'Patrocinar' }).click();
    await expect(bloco.getByRole('button', { name: 'Patrocínio realizado' })).toBeDisabled();
    await expect(bloco.getByText('Esta ideia recebeu 5 moedas.')).toBeVisible();
    await foto(camila, 'detalhe');
  });

  await test.step('Diego vê a curtida, o comentário e as moedas', async () => {
    const ideia = db.doc(
      `${caminhos.ideias(pessoa('diego-farias').empresa.contexto)}${endereco.slice('/ideias'.length)}`,
    );
    await expect.poll(async () => (await ideia.get()).get('rankingByMoedas.totalMoedas')).toBe(5);
    await diego.reload();
    await expect(diego.getByRole('button', { name: 'Curtir essa ideia (1)' })).toBeVisible();
    await expect(diego.getByText('Esta ideia recebeu 5 moedas.')).toBeVisible();
    await expect(diego.getByRole('article')).toContainText('faria sentido');
  });

  await test.step('o comitê a aprova', async () => {
    const rafael = await abrir('rafael-nogueira', endereco);
    const bloco = rafael.getByRole('region', { name: 'Análise do comitê' });
    await bloco.getByRole('combobox', { name: 'Novo status' }).click();
    await rafael.getByRole('option', { name: 'Aprovada' }).click();
    await bloco.getByLabel('Observação').fill('Custo baixo e retorno em poucos meses.');
    await foto(rafael, 'comite');
    await bloco.getByRole('button', { name: 'Finalizar análise' }).click();
    await expect(rafael.getByText('Movimentação cadastrada com sucesso!')).toBeVisible();
    // One feed: the decision stands above the comment, and the address keeps what one looks at.
    const atividade = rafael.getByRole('region', { name: 'Atividade' });
    await expect(atividade.getByRole('listitem').first()).toContainText('moveu para Aprovada');
    await expect(atividade.getByRole('listitem').first()).toContainText(
      'Custo baixo e retorno em poucos meses.',
    );
    await expect(atividade.getByRole('listitem').last()).toContainText('faria sentido');
    await atividade.getByRole('button', { name: 'Comentários' }).click();
    await expect(rafael).toHaveURL(/\?atividade=comentarios$/);
    await expect(atividade.getByRole('listitem')).toHaveCount(1);
    await rafael.reload();
    await expect(atividade.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('Diego, que a propôs, vê na atividade quem deu moedas, e quantas', async () => {
    await diego.goto(`${endereco}?atividade=moedas`);
    const atividade = diego.getByRole('region', { name: 'Atividade' });
    await expect(atividade.getByRole('listitem')).toContainText('Camila Prado deu 5 moedas');
  });

  await test.step('Diego ganha os pontos, uma vez só, e o ranking os mostra', async () => {
    const { uid, empresa } = pessoa('diego-farias');
    const daIdeia = () =>
      db.collection(caminhos.historicoPontos(empresa.contexto)).where('ideia.titulo', '==', titulo).get();
    await expect.poll(async () => (await daIdeia()).size).toBe(2);
    const pontos = (await daIdeia()).docs.reduce((soma, doc) => soma + Number(doc.get('pontos')), 0);
    expect(pontos).toBe(PONTOS_DA_IDEIA);

    // The entries come first, the total a moment later.
    const lugar = db.doc(`${caminhos.ranking(empresa.contexto, 'atual')}/${uid}`);
    const dele = db
      .collection(caminhos.historicoPontos(empresa.contexto))
      .where('colaboradorReference', '==', caminhos.colaborador(empresa.contexto, uid))
      .where('regulamentoIdeias', '==', caminhos.regulamentoIdeias(empresa.contexto, 'atual'));
    let total = 0;
    await expect(async () => {
      total = Number((await lugar.get()).get('totalPontos'));
      expect(total).toBe(totalDePontos((await dele.get()).docs.map((doc) => doc.data() as Pontos)));
    }).toPass();
    await diego.getByRole('link', { name: 'Ranking de colaboradores' }).click();
    const linha = await acharPessoaNoRanking(diego, 'Diego Farias');
    await expect(linha).toContainText(`${total} pontos`);
    await linha.click();
    const entradas = diego.getByRole('row', { name: titulo });
    await expect(entradas).toHaveCount(2);
    await expect(entradas.filter({ hasText: 'Cadastro de ideia' })).toHaveCount(1);
    await expect(entradas.filter({ hasText: 'Aprovação de ideia' })).toHaveCount(1);
    await foto(diego, 'ranking');
  });
});
