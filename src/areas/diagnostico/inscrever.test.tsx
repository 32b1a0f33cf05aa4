// The company that comes back, at the project that it came from (decisions P331).
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { enderecoParaInscrever, projetoParaInscrever } from '@/domain/projetos/inscrever-se';
import { TERMOS_DA_INSCRICAO } from '@/domain/projetos/termos-da-inscricao';
import { chamar } from '@/firebase/chamadas/callable';
import { relerDepois } from '@/firebase/dados/relerDepois';
import { ana, caio, EMPRESA, type Persona } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { DiagnosticoPage } from './DiagnosticoPage';
import { inscreverData } from './inscrever.data';

vi.mock('@/firebase/chamadas/callable', () => ({ chamar: vi.fn<() => Promise<unknown>>() }));
vi.mock('@/firebase/dados/relerDepois', () => ({ relerDepois: vi.fn<typeof relerDepois>() }));
vi.mock('./ProjetosDaEmpresa', () => ({ ProjetosDaEmpresa: () => <p>Os projetos da empresa</p> }));

const PROJETO = { licenciadaId: EMPRESA.licenciadaId, empresaId: 'organizadora', projetoId: 'premio' };

function mostrar(quem: Persona = ana, projeto: object = {}, endereco = PROJETO) {
  vi.spyOn(inscreverData, 'projeto').mockReturnValue({
    queryKey: ['projeto para inscrever', endereco, projeto],
    queryFn: () => ({
      nome: 'Prêmio Inovação',
      situacao: 'abertas',
      categorias: ['Indústria', 'Serviços'],
      linkRegulamento: 'https://premio.exemplo/',
      ...projeto,
    }),
  } as never);
  return desenharTela(umaSessao(quem), <DiagnosticoPage />, enderecoParaInscrever(endereco));
}
const botao = () => screen.findByRole('button', { name: 'Inscrever a empresa' });
async function preencher(usuario = userEvent.setup()) {
  await usuario.selectOptions(await screen.findByLabelText('Categoria'), 'Serviços');
  for (const { texto } of Object.values(TERMOS_DA_INSCRICAO))
    await usuario.click(screen.getByRole('checkbox', { name: texto }));
  return usuario;
}
beforeEach(() => {
  vi.mocked(chamar).mockReset();
  vi.mocked(relerDepois).mockReset();
});

it('pede a categoria e os dois termos; a resposta perdida e o segundo clique são o mesmo pedido', async () => {
  vi.mocked(chamar)
    .mockRejectedValueOnce(new Error('a resposta se perdeu'))
    .mockResolvedValueOnce({ situacao: 'INSCRITA' });
  mostrar();
  expect(await screen.findByRole('region', { name: 'Inscrever a empresa em Prêmio Inovação' })).toBeVisible();
  expect(await botao()).toBeDisabled();
  const usuario = await preencher();
  await usuario.click(await botao());
  expect(await screen.findByText('a resposta se perdeu')).toBeVisible();
  await usuario.click(await botao());
  expect(await screen.findByText(/está inscrita\. O projeto aparece abaixo em instantes/)).toBeVisible();
  const [uma, outra] = vi.mocked(chamar).mock.calls;
  expect(uma?.[1]).toEqual({
    ...EMPRESA,
    organizadora: 'organizadora',
    idProjeto: 'premio',
    categoria: 'Serviços',
    termos: { regulamento: '2026-11-23', elegibilidade: '2026-11-23' },
  });
  expect(outra?.slice(1)).toEqual(uma?.slice(1));
  expect(relerDepois).toHaveBeenCalledOnce();
  await usuario.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('a que já estava inscrita lê isso', async () => {
  vi.mocked(chamar).mockResolvedValue({ situacao: 'JA_INSCRITA' });
  mostrar();
  const usuario = await preencher();
  await usuario.click(await botao());
  expect(await screen.findByText(/já está inscrita neste projeto/)).toBeVisible();
});

it.each<[string, Persona, object, typeof PROJETO, RegExp]>([
  ['quem não administra', caio, {}, PROJETO, /Quem administra a empresa pode inscrevê-la/],
  ['encerradas', ana, { situacao: 'encerradas' }, PROJETO, /estão encerradas/],
  ['que não abriram', ana, { situacao: 'abrem' }, PROJETO, /ainda não abriram/],
  ['de outra rede', ana, {}, { ...PROJETO, licenciadaId: 'outra' }, /é de outra rede/],
  ['da própria empresa', ana, {}, { ...PROJETO, empresaId: EMPRESA.empresaId }, /é da própria empresa/],
])('%s: uma frase, e nada a clicar', async (_, quem, projeto, endereco, frase) => {
  mostrar(quem, projeto, endereco);
  expect(await screen.findByText(frase)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Inscrever a empresa' })).toBeNull();
});

it('o endereço diz o projeto, e nada mais vale nele', () => {
  expect(enderecoParaInscrever(PROJETO)).toBe(
    `/diagnosticoEmpresa?inscrever=${EMPRESA.licenciadaId}.organizadora.premio`,
  );
  expect(projetoParaInscrever(`${EMPRESA.licenciadaId}.organizadora.premio`)).toEqual(PROJETO);
  for (const escrito of [null, '', 'a.b', 'a.b.c.d', 'a.b/../c.d', 'a..c'])
    expect(projetoParaInscrever(escrito)).toBeNull();
});
