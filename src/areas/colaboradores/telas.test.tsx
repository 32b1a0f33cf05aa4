import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noCelular } from '@tests/support/celular';
import { ana, caio, ivo, mario, pedro } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { umColaborador } from '@tests/support/documentos';
import { indiceQueFalta } from '@/domain/comum/indices';
import indices from '../../../firestore.indexes.json';
import { CartaoDoPerfil } from './CartaoDoPerfil';
import { ColaboradoresPage } from './ColaboradoresPage';
import { colaboradoresData, REMOVIDAS } from './colaboradores.data';
import { EditarColaboradorModal } from './EditarColaboradorModal';
import { MeuPerfilModal } from './MeuPerfilModal';
import { RemovidasPage } from './RemovidasPage';

// The forms are loaded with their first opening, which takes a while on a busy machine.

const gente = [caio, pedro].map((pessoa) => ({ id: pessoa.uid, ...umColaborador(pessoa) }));
const pagina = (itens: () => Promise<typeof gente>) =>
  vi.spyOn(colaboradoresData, 'pagina').mockReturnValue({
    chave: ['colaboradores'] as never,
    buscar: async () => ({ itens: await itens(), proxima: undefined }),
    total: { queryKey: ['total'], queryFn: () => 2 } as never,
  });
const porStatus = vi.fn(() => ({ PENDING: 1, ACTIVE: 1, INACTIVE: 0, DISABLED: 0 }));
beforeEach(() => {
  pagina(() => Promise.resolve(gente));
  vi.spyOn(colaboradoresData, 'porStatus').mockReturnValue({
    queryKey: ['por status'],
    queryFn: porStatus,
  } as never);
});

it('lista com os botões, os cinco filtros e o menu que cada estado permite', async () => {
  const usuario = userEvent.setup();
  desenharTela(umaSessao(ana), <ColaboradoresPage />);
  expect(await screen.findByText(caio.nome)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adicionar Colaborador' })).toBeInTheDocument();
  // One door (decisions P351): 'Convidar' and the spreadsheet are tabs of its dialog.
  for (const botao of ['Convidar', 'Importar'])
    expect(screen.queryByRole('button', { name: botao })).toBeNull();
  await usuario.click(screen.getByRole('button', { name: `Ações de ${pedro.nome}` }));
  expect(await screen.findByRole('menuitem', { name: 'Re-enviar convite' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Desabilitar' })).toBeNull();
  await usuario.keyboard('{Escape}');
  await usuario.click(screen.getByRole('button', { name: `Ações de ${caio.nome}` }));
  for (const acao of ['Editar', 'Desabilitar', 'Remover'])
    expect(await screen.findByRole('menuitem', { name: acao })).toBeInTheDocument();
  await usuario.keyboard('{Escape}');
  await usuario.click(screen.getByRole('button', { name: /Filtros/ }));
  const gaveta = await screen.findByRole('dialog');
  for (const filtro of ['Nome', 'E-mail', 'Telefone', 'Perfil', 'Status'])
    expect((await within(gaveta).findAllByLabelText(filtro)).length).toBeGreaterThan(0);
});

const pedida = () => vi.mocked(colaboradoresData.pagina).mock.lastCall?.[1].filtros;

it('a busca e os status com quantos são filtram; a soma deles é o total', async () => {
  const usuario = userEvent.setup();
  desenharTela(umaSessao(ana), <ColaboradoresPage />);
  expect(await screen.findByText('2 pessoas')).toBeInTheDocument();
  const chips = within(screen.getByRole('group', { name: 'Pessoas por status' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Pendente:\u00A01',
    'Ativo:\u00A01',
  ]);
  await usuario.click(chips.getByRole('button', { name: /^Pendente/ }));
  expect(pedida()).toEqual({ status: 'PENDING' });
  await usuario.type(screen.getByRole('searchbox', { name: 'Pesquisar por nome ou e-mail' }), 'caio{Enter}');
  expect(pedida()).toEqual({ status: 'PENDING', pesquisa: 'caio' });
});

it('no celular o perfil e o status vêm logo sob o nome', async () => {
  noCelular();
  desenharTela(umaSessao(ana), <ColaboradoresPage />);
  const cartao = (await screen.findByText(pedro.nome)).closest('li') as HTMLElement;
  expect(
    within(cartao)
      .getAllByRole('term')
      .map((nome) => nome.textContent),
  ).toEqual(['Perfil', 'Status', 'Telefone', 'Último acesso']);
});

it('quem não aceitou o convite mostra quando ele foi enviado', async () => {
  desenharTela(umaSessao(ana), <ColaboradoresPage />);
  expect(await screen.findByRole('row', { name: new RegExp(pedro.nome) })).toHaveTextContent(
    /Pendente.*convite enviado \S+/,
  );
  expect(screen.getByRole('row', { name: new RegExp(caio.nome) })).not.toHaveTextContent('convite enviado');
});

it('re-envia convites de várias pessoas; quem falhou e quem não tem convite continuam selecionados', async () => {
  const outro = { ...gente[1], id: 'outro', nome: 'Outro Convidado', email: 'outro@exemplo.com.br' };
  pagina(() => Promise.resolve([...gente, outro] as typeof gente));
  const reenviar = vi
    .spyOn(colaboradoresData, 'reenviarUm')
    .mockImplementation((_sessao, { id }) =>
      id === 'outro' ? Promise.reject(new Error('Muitos convites hoje.')) : Promise.resolve({} as never),
    );
  const usuario = userEvent.setup();
  desenharTela(umaSessao(ana), <ColaboradoresPage />);
  await screen.findByText(caio.nome);
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar tudo nesta página' }));
  await usuario.click(await screen.findByRole('button', { name: 'Re-enviar convite (2)' }));
  // Cancelled, nothing is sent and all stay selected.
  await usuario.click(await screen.findByRole('button', { name: 'Não' }));
  expect(reenviar).not.toHaveBeenCalled();
  await usuario.click(screen.getByRole('button', { name: 'Re-enviar convite (2)' }));
  await screen.findByText('Re-enviar o convite a 2 pessoas?');
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  const houve = await screen.findByRole('alert');
  expect(houve).toHaveTextContent('1 convite re-enviado.');
  expect(houve).toHaveTextContent('Outro Convidado: Muitos convites hoje.');
  expect(houve).toHaveTextContent(`${caio.nome}: Não há convite dela à espera de resposta.`);
  expect(screen.getByText('2 pessoas selecionadas')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: `Selecionar ${pedro.nome}` })).not.toBeChecked();
});

it('ADMIN muda o perfil de várias pessoas: a pergunta diz quantas e quais; quem falhou, continua selecionado', async () => {
  const outro = { ...gente[0], id: 'outro', nome: 'Outro Administrador', role: 'ADMIN' };
  const eu = { ...gente[0], id: ana.uid, nome: ana.nome, role: 'ADMIN' };
  pagina(() => Promise.resolve([...gente, outro, eu] as typeof gente));
  const mudar = vi
    .spyOn(colaboradoresData, 'mudarPapelDeUm')
    .mockImplementation((_sessao, { id }) =>
      id === 'outro' ? Promise.reject(new Error('É preciso haver outro administrador.')) : Promise.resolve(),
    );
  const usuario = userEvent.setup();
  desenharTela(umaSessao(ana), <ColaboradoresPage />);
  await screen.findByText(caio.nome);
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar tudo nesta página' }));
  // Nobody's own role is among them.
  const mudarPerfil = () => usuario.click(screen.getByRole('button', { name: 'Mudar perfil' }));
  await screen.findByText('3 pessoas selecionadas');
  await mudarPerfil();
  const pergunta = await screen.findByRole('dialog', { name: 'Mudar o perfil de 3 pessoas?' });
  expect(pergunta).toHaveTextContent(`Vale para ${caio.nome}, ${pedro.nome} e Outro Administrador.`);
  await usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(mudar).not.toHaveBeenCalled();
  await mudarPerfil();
  const perfil = await screen.findByRole('combobox', { name: 'Novo perfil' });
  expect(within(perfil).queryByRole('option', { name: 'Master' })).toBeNull();
  await usuario.selectOptions(perfil, 'Membro');
  await usuario.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mudar perfil' }));
  const houve = await screen.findByRole('alert');
  expect(houve).toHaveTextContent('2 pessoas mudaram de perfil.');
  expect(houve).toHaveTextContent('Outro Administrador: É preciso haver outro administrador.');
  expect(screen.getByText('1 pessoa selecionada')).toBeInTheDocument();
  expect(mudar.mock.calls.map(([, { id }, papel]) => [id, papel])).toEqual([
    [caio.uid, 'MEMBER'],
    [pedro.uid, 'MEMBER'],
    ['outro', 'MEMBER'],
  ]);
});

it('quem não é ADMIN não muda o perfil de ninguém', async () => {
  const usuario = userEvent.setup();
  desenharTela(umaSessao(mario), <ColaboradoresPage />);
  await usuario.click(await screen.findByRole('checkbox', { name: `Selecionar ${caio.nome}` }));
  expect(await screen.findByRole('button', { name: 'Desabilitar' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mudar perfil' })).toBeNull();
});

it('ADMIN exporta os dados de outra pessoa depois de confirmar, com o que ficou de fora', async () => {
  const chamar = vi.spyOn(await import('@/firebase/chamadas/callable'), 'chamar').mockResolvedValue({
    geradoEm: '2026-11-20T12:00:00Z',
    reservados: 2,
    dados: { cadastro: [{ nome: caio.nome }] },
  });
  const sessao = umaSessao(ana);
  const arquivo = await colaboradoresData.exportar(sessao).mutationFn?.(gente[0] as never, {} as never);
  expect(chamar.mock.lastCall?.[1]).toEqual({ ...sessao.contexto, colaboradorId: caio.uid });
  expect(arquivo?.name).toBe('dados-de-caio-colaborador-2026-11-20.csv');
  const texto = await arquivo?.text();
  expect(texto).toContain('Ficaram de fora 2 registros que só a própria pessoa vê');
  expect(texto).toContain(caio.nome);
  const exportar = vi.spyOn(colaboradoresData, 'exportar');
  const pediu = vi.fn((_pessoa: object) => Promise.resolve(new File([], 'x.csv')));
  exportar.mockReturnValue({ mutationFn: pediu });
  const usuario = userEvent.setup();
  desenharTela(sessao, <ColaboradoresPage />);
  await usuario.click(await screen.findByRole('button', { name: `Ações de ${caio.nome}` }));
  await usuario.click(await screen.findByRole('menuitem', { name: 'Exportar dados pessoais' }));
  await usuario.click(await screen.findByRole('button', { name: 'Não' }));
  expect(pediu).not.toHaveBeenCalled();
  await usuario.click(await screen.findByRole('button', { name: `Ações de ${caio.nome}` }));
  await usuario.click(await screen.findByRole('menuitem', { name: 'Exportar dados pessoais' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(pediu.mock.lastCall?.[0]).toMatchObject({ id: caio.uid }));
});

it('sem 2.criacao não há botões; sem editar nem remover, nem menu da linha', async () => {
  const sem = ['2.criacao', '2.editar', '2.remover'] as const;
  desenharTela(umaSessao(mario, { sem }), <ColaboradoresPage />);
  expect(await screen.findByText(caio.nome)).toBeInTheDocument();
  for (const botao of ['Adicionar Colaborador', `Ações de ${caio.nome}`])
    expect(screen.queryByRole('button', { name: botao })).toBeNull();
});

it('vazia e com falha dizem o que houve', async () => {
  pagina(() => Promise.resolve([]));
  const { unmount } = desenharTela(umaSessao(ana), <ColaboradoresPage />);
  expect(await screen.findByText('Nenhum Colaborador Encontrado!')).toBeInTheDocument();
  unmount();
  pagina(() => Promise.reject(new Error('O servidor não respondeu.')));
  desenharTela(umaSessao(ana), <ColaboradoresPage />);
  expect(await screen.findByText('Erro ao buscar colaboradores')).toBeInTheDocument();
  expect(screen.getByText('O servidor não respondeu.')).toBeInTheDocument();
});

it('só ADMIN escolhe perfil e áreas; quem edita um administrador não vê as caixas de áreas', async () => {
  const usuario = userEvent.setup();
  const { unmount } = desenharTela(umaSessao(ana), <ColaboradoresPage />);
  await usuario.click(await screen.findByRole('button', { name: 'Adicionar Colaborador' }));
  const perfil = await screen.findByLabelText('Perfil');
  expect(screen.getByLabelText('Gestão de inovação')).toBeChecked();
  await usuario.selectOptions(perfil, 'Administrador');
  expect(screen.queryByLabelText('Gestão de inovação')).toBeNull();
  unmount();
  desenharTela(umaSessao(mario), <ColaboradoresPage />);
  await usuario.click(await screen.findByRole('button', { name: 'Adicionar Colaborador' }));
  expect(await screen.findByLabelText('Setores', { selector: 'input' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Perfil')).toBeNull();
  expect(screen.queryByLabelText('Gestão de inovação')).toBeNull();
});

it('várias de uma vez: o que se cola é conferido, e diz quem não pôde ser convidado', async () => {
  const usuario = userEvent.setup();
  desenharTela(umaSessao(ana), <ColaboradoresPage />);
  await usuario.click(await screen.findByRole('button', { name: 'Adicionar Colaborador' }));
  await usuario.click(await screen.findByText('Várias de uma vez'));
  await usuario.click(await screen.findByLabelText('E-mails'));
  await usuario.paste('sem-arroba');
  await usuario.click(screen.getByRole('button', { name: 'Adicionar e convidar' }));
  expect(await screen.findByText('Um dos e-mails informados é inválido: sem-arroba')).toBeInTheDocument();

  const reler = vi.spyOn(colaboradoresData, 'reler').mockResolvedValue();
  const adicionar = vi
    .spyOn(colaboradoresData, 'adicionarUm')
    .mockResolvedValueOnce({ colaboradorId: 'a' })
    .mockRejectedValueOnce(new Error('Já existe um colaborador com este e-mail nesta empresa.'))
    .mockResolvedValue({ colaboradorId: 'b' });
  await usuario.clear(screen.getByLabelText('E-mails'));
  await usuario.paste('Ana Lima <ana.lima@aurora.exemplo>; bia@aurora.exemplo; joão@aurora.exemplo');
  await usuario.click(screen.getByLabelText('Setores', { selector: 'input' }));
  await usuario.click(await screen.findByRole('option', { name: 'Vendas' }));
  await usuario.click(screen.getByRole('button', { name: 'Adicionar e convidar' }));
  expect(await screen.findByText(/^bia@aurora.exemplo: Já existe/)).toBeInTheDocument();
  expect(adicionar.mock.calls[0]?.[1].dados).toMatchObject({ nome: 'Ana Lima', setores: ['Vendas'] });
  expect(reler).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert')).toHaveTextContent(/^1 pessoa convidada, 2 não/);
  expect(screen.getByText(/Um dos e-mails informados é inválido: joão@aurora.exemplo/)).toBeInTheDocument();
  expect(screen.getByLabelText('E-mails')).toHaveValue('bia@aurora.exemplo\njoão@aurora.exemplo');
  await usuario.clear(screen.getByLabelText('E-mails'));
  await usuario.paste('bia@aurora.exemplo');
  await usuario.click(screen.getByRole('button', { name: 'Adicionar e convidar' }));
  expect((await screen.findAllByText('Colaboradores adicionados com sucesso!')).length).toBeGreaterThan(0);
});

it('várias de uma vez: o endereço escrito durante um envio que ficou em parte não se perde', async () => {
  desenharTela(umaSessao(ana), <ColaboradoresPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Colaborador' }));
  fireEvent.click(await screen.findByText('Várias de uma vez'));
  const campo = await screen.findByLabelText('E-mails');
  vi.spyOn(colaboradoresData, 'adicionarUm').mockImplementation((_sessao, { dados: { email } }) => {
    fireEvent.change(campo, { target: { value: 'ana@aurora.exemplo\nbia@aurora.exemplo\ncaio@aur' } });
    return email.startsWith('bia')
      ? Promise.reject(new Error('Já existe'))
      : Promise.resolve({ colaboradorId: 'a' });
  });
  fireEvent.change(campo, { target: { value: 'ana@aurora.exemplo\nbia@aurora.exemplo' } });
  fireEvent.click(screen.getByLabelText('Setores', { selector: 'input' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Vendas' }));
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar e convidar' }));
  expect(await screen.findByText(/^bia@aurora.exemplo: Já existe/)).toBeInTheDocument();
  expect(campo).toHaveValue('bia@aurora.exemplo\ncaio@aur');
});

const aba = (name: string) => screen.findByRole('tab', { name });
function Endereco() {
  return <output aria-label="endereço">{useLocation().search}</output>;
}
const parametros = () => new URLSearchParams(screen.getByLabelText('endereço').textContent);
const daPagina = (
  <>
    <ColaboradoresPage />
    <Endereco />
  </>
);

const noEndereco = (rota: string, sem: readonly '2.criacao'[] = []) =>
  desenharTela(umaSessao(mario, { sem }), daPagina, rota);

describe('R18 uma porta só para trazer gente', () => {
  it('quatro jeitos em abas, que o endereço diz e a tecla anda', async () => {
    const usuario = userEvent.setup();
    desenharTela(umaSessao(ana), daPagina);
    await usuario.click(await screen.findByRole('button', { name: 'Adicionar Colaborador' }));
    expect(await screen.findByRole('dialog', { name: 'Adicionar Colaborador' })).toBeInTheDocument();
    expect(await aba('Uma pessoa')).toHaveAttribute('aria-selected', 'true');
    for (const [nome, campo, no] of [
      ['Convidar', 'E-mail', 'convite'],
      ['Várias de uma vez', 'E-mails', 'varias'],
      ['Planilha', 'Linhas da planilha', 'planilha'],
    ] as const) {
      (await aba(nome)).focus();
      await usuario.click(await aba(nome));
      expect(await screen.findByLabelText(campo)).toBeVisible();
      expect(parametros().get('adicionar')).toBe(no);
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      expect(await aba(nome)).toHaveFocus();
    }
    await usuario.keyboard('{Home}');
    expect(await screen.findByLabelText('Telefone (opcional)')).toBeVisible();
    expect(await aba('Uma pessoa')).toHaveFocus();
    await usuario.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(parametros().has('adicionar')).toBe(false);
  });

  it('o que se escreveu numa aba é perguntado antes de outra, e enviado fecha', async () => {
    const usuario = userEvent.setup();
    const convidar = vi.fn(() => Promise.resolve({ colaboradorId: 'b' }));
    vi.spyOn(colaboradoresData, 'convidar').mockReturnValue({ mutationFn: convidar });
    desenharTela(umaSessao(ana), daPagina);
    await usuario.click(await screen.findByRole('button', { name: 'Adicionar Colaborador' }));
    await usuario.click(await aba('Convidar'));
    await usuario.type(await screen.findByLabelText('Nome'), 'Bia Alves');
    await usuario.click(await aba('Planilha'));
    await usuario.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(screen.getByLabelText('Nome')).toHaveValue('Bia Alves');
    // The tab that was asked for is forgotten: what is sent closes.
    await usuario.type(screen.getByLabelText('E-mail'), 'bia@aurora.exemplo');
    await usuario.click(screen.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(convidar).toHaveBeenCalledOnce();

    await usuario.click(screen.getByRole('button', { name: 'Adicionar Colaborador' }));
    await usuario.click(await aba('Convidar'));
    await usuario.type(await screen.findByLabelText('Nome'), 'Caio');
    await usuario.click(await aba('Várias de uma vez'));
    await usuario.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(await screen.findByLabelText('E-mails')).toBeVisible();
  });

  it('quem não convida não abre a porta pelo endereço', async () => {
    const { unmount } = noEndereco('/?adicionar=planilha');
    expect(await screen.findByLabelText('Linhas da planilha')).toBeVisible();
    unmount();
    for (const [rota, sem] of [
      ['/?adicionar=planilha', ['2.criacao']],
      ['/?adicionar=toString', []],
    ] as const) {
      const pagina = noEndereco(rota, sem);
      expect(await screen.findByText(caio.nome)).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).toBeNull();
      pagina.unmount();
    }
  });
});

it('o cartão do perfil mostra nome, papel e e-mail, e Editar a quem pode', () => {
  const pessoa = { id: caio.uid, ...umColaborador(caio) };
  desenharTela(umaSessao(ana), <CartaoDoPerfil pessoa={pessoa} aoEditar={() => {}} />);
  for (const texto of [caio.nome, 'Colaborador', caio.email])
    expect(screen.getByText(texto)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Editar' })).toBeInTheDocument();
});

it('o próprio perfil se edita pelo cabeçalho, menos em empresa inativa', async () => {
  const { unmount } = desenharTela(umaSessao(caio), <MeuPerfilModal aoFechar={() => {}} />);
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeInTheDocument();
  unmount();
  desenharTela(umaSessao(ivo), <MeuPerfilModal aoFechar={() => {}} />);
  expect(await screen.findByText(ivo.email)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
});

it('o perfil que a pessoa tem fica no formulário, embora quem edita não o possa dar', async () => {
  const master = { id: caio.uid, ...umColaborador(caio, { role: 'MASTER' }) };
  desenharTela(umaSessao(ana), <EditarColaboradorModal colaborador={master} aoFechar={() => {}} />);
  const perfil = await screen.findByLabelText('Perfil');
  expect(perfil).toHaveValue('MASTER');
  expect(within(perfil).getAllByRole('option')).toHaveLength(5);
});

/** What a mutation says when it has worked. */
function dizer({ meta }: { meta?: unknown }, variaveis: object) {
  const { sucesso } = meta as { sucesso: (variaveis: object) => string };
  return sucesso(variaveis);
}

it('os avisos dizem o nome de quem foi cadastrado ou mudado, e o que foi feito', () => {
  const sessao = umaSessao(ana);
  const dados = { nome: 'Caio Lima' };
  expect(dizer(colaboradoresData.adicionar(sessao), { form: dados })).toBe(
    'Caio Lima cadastrado com sucesso!',
  );
  const editar = colaboradoresData.editar(sessao, { id: 'c', ...umColaborador(caio) });
  expect(dizer(editar, { dados })).toBe('Caio Lima atualizado com sucesso!');
  expect(dizer(colaboradoresData.salvarPerfil(sessao), dados)).toBe('Caio Lima atualizado com sucesso!');
  expect(dizer(colaboradoresData.desabilitar(sessao), dados)).toBe('Caio Lima não entra mais nesta empresa.');
  expect(dizer(colaboradoresData.habilitar(sessao), dados)).toBe('Caio Lima pode entrar de novo.');
});

it('uma mudança vai com a versão que foi aberta, e repetida é o mesmo pedido (C30)', async () => {
  const perdida = new Error('a resposta se perdeu');
  const chamar = vi
    .spyOn(await import('@/firebase/chamadas/callable'), 'chamar')
    .mockReset()
    .mockRejectedValueOnce(perdida)
    .mockResolvedValueOnce({ ok: true });
  const aberto = { id: caio.uid, ...umColaborador(caio) };
  const fechar = vi.fn<() => void>();
  desenharTela(umaSessao(ana), <EditarColaboradorModal colaborador={aberto} aoFechar={fechar} />);
  const usuario = userEvent.setup();
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('a resposta se perdeu');
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(fechar).toHaveBeenCalledOnce());
  const [[, dados, primeiro] = [], [, , segundo] = []] = chamar.mock.calls;
  expect(dados).toMatchObject({ colaboradorId: caio.uid, lidoEm: aberto.updatedAt.getTime() });
  expect(segundo).toBe(primeiro);
});

it('de quem foi removido ADMIN ainda leva ou apaga os dados, e de quem já os apagou nada mais', async () => {
  const removida = umColaborador(caio, { deletedAt: new Date('2026-11-02T12:00:00Z') });
  vi.spyOn(colaboradoresData, 'removidas').mockReturnValue({
    chave: ['removidas'] as never,
    buscar: () =>
      Promise.resolve({
        itens: [
          { id: caio.uid, ...removida },
          { id: 'x', ...removida, nome: 'Pessoa removida', email: 'x@removida.invalid' },
        ],
        proxima: undefined,
      }),
  });
  const usuario = userEvent.setup();
  const { unmount } = desenharTela(umaSessao(ana), <RemovidasPage />);
  await usuario.click(await screen.findByRole('button', { name: `Ações de ${caio.nome}` }));
  const itens = await screen.findAllByRole('menuitem');
  expect(itens.map(({ textContent }) => textContent)).toEqual([
    'Exportar dados pessoais',
    'Apagar dados pessoais',
  ]);
  expect(screen.getAllByText('02/11/2026')).toHaveLength(2);
  expect(screen.getByText('Dados pessoais apagados')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ações de Pessoa removida' })).toBeNull();
  unmount();
  expect(indiceQueFalta('colaboradores', REMOVIDAS, indices.indexes)).toBeUndefined();
  const lista = desenharTela(umaSessao(ana), <ColaboradoresPage />);
  const mais = screen.getByRole('button', { name: 'Mais ações' });
  await usuario.click(mais);
  expect(await screen.findByRole('menuitem', { name: 'Pessoas removidas' })).toBeInTheDocument();
  expect(mais).toHaveAttribute('aria-expanded', 'true');
  await usuario.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  lista.unmount();
  desenharTela(umaSessao(mario), <ColaboradoresPage />);
  expect(screen.queryByRole('button', { name: 'Mais ações' })).toBeNull();
});

it('o último acesso: na lista, que se ordena por ele, no cartão e no formulário; quem não entrou, também', async () => {
  const usuario = userEvent.setup();
  const ultimoAcesso = new Date(Date.now() - 3 * 86_400_000);
  const [entrou, nunca] = [caio, pedro].map((pessoa, i) => ({
    id: pessoa.uid,
    ...umColaborador(pessoa, { ultimoAcesso: i === 0 ? ultimoAcesso : null }),
  })) as [(typeof gente)[number], (typeof gente)[number]];
  pagina(() => Promise.resolve([entrou, nunca]));
  const { unmount } = desenharTela(umaSessao(ana), <ColaboradoresPage />);
  const linha = await screen.findByRole('row', { name: new RegExp(caio.nome) });
  expect(within(linha).getByText('há 3 dias')).toHaveAttribute('title', expect.stringMatching(/\d\d:\d\d/));
  expect(screen.getByRole('row', { name: new RegExp(pedro.nome) })).toHaveTextContent('Ainda não entrou');
  await usuario.click(screen.getByRole('button', { name: /Último acesso/ }));
  await waitFor(() =>
    expect(vi.mocked(colaboradoresData.pagina).mock.lastCall?.[1].ordem).toEqual({
      campo: 'ultimoAcesso',
      direcao: 'asc',
    }),
  );
  unmount();
  const cartao = desenharTela(umaSessao(ana), <CartaoDoPerfil pessoa={entrou} />);
  expect(screen.getByText('há 3 dias')).toBeInTheDocument();
  cartao.unmount();
  desenharTela(umaSessao(ana), <EditarColaboradorModal colaborador={entrou} aoFechar={() => {}} />);
  expect(await screen.findByText(/Último acesso:/)).toHaveTextContent('Último acesso: há 3 dias');
});
