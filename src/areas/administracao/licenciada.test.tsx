// The MASTER's page of a licensee: companies, who administers each, and their invitations (decisions P185).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { indiceQueFalta } from '@/domain/comum/indices';
import type { Administrador } from '@/domain/contratos/empresas';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { umAdministrador } from '@tests/support/administrador';
import { banco } from '@tests/support/banco';
import { umaEmpresa } from '@tests/support/documentos';
import { indicesDoBanco } from '@tests/support/indices';
import { EMPRESA, marta } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { consultaDaLicenciada } from './daLicenciada.data';
import { LicenciadaPage } from './LicenciadaPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/firebase/sessao/claims', () => ({ garantirClaims: () => Promise.resolve() }));

const L = EMPRESA.licenciadaId;
const deles = (empresas: Record<string, Administrador[]>) => {
  servidor.respostas['empresasFunctions-administradores'] = { empresas };
};
const mostrar = () =>
  desenharTela(
    umaSessao(marta, { master: true }),
    <Routes>
      <Route path="/licenciadas/:licenciadaId" element={<LicenciadaPage />} />
    </Routes>,
    `/licenciadas/${L}`,
  );
const linhaDe = async (nome: string) =>
  (await screen.findByText(nome)).closest('tr') ?? document.createElement('tr');
const acao = async (nome: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Ações de Cometa' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: nome }));
};

const feito = (mais: object) => ({ licenciadaId: L, empresaId: null, id: 'cometa', ...mais });
const reenvios = () => servidor.feitos.filter((feito) => 'colaboradorId' in feito);

beforeEach(() => {
  banco.esvaziar();
  servidor.esvaziar();
  banco.guardar(
    caminhos.licenciada(L),
    umaLicenciada({ nome: 'Rede Sul', email: 'contato@redesul.exemplo' }),
  );
  for (const [id, nome] of [
    ['cometa', 'Cometa'],
    ['aurora', 'Aurora'],
  ] as const)
    banco.guardar(caminhos.empresa({ licenciadaId: L, empresaId: id }), umaEmpresa({ nomeFantasia: nome }));
});

describe('a página da licenciada', () => {
  it('diz de cada empresa quem administra e como está o convite, com o e-mail da licenciada', async () => {
    deles({
      cometa: [umAdministrador({})],
      aurora: [
        umAdministrador({ id: 'lia', nome: 'Lia Prado', email: 'lia@aurora.exemplo', situacao: 'ativo' }),
      ],
    });
    mostrar();
    const cometa = await linhaDe('Cometa');
    expect(await within(cometa).findByText('rosa@cometa.exemplo')).toBeInTheDocument();
    expect(cometa).toHaveTextContent('Aguardando resposta');
    expect(cometa).toHaveTextContent('vale até 28/11/2026');
    expect(await linhaDe('Aurora')).toHaveTextContent('Aceitou');
    expect(screen.getByRole('link', { name: 'contato@redesul.exemplo' })).toHaveAttribute(
      'href',
      'mailto:contato@redesul.exemplo',
    );
    // Who accepted needs no other mail.
    fireEvent.click(screen.getByRole('button', { name: 'Ações de Aurora' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Editar',
      'Inativar',
      'Remover',
    ]);
  });

  it('A72 inativa, ativa e remove qualquer uma, como plataforma', async () => {
    deles({});
    mostrar();
    await acao('Inativar');
    fireEvent.click(await screen.findByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(servidor.feitos).toContainEqual(feito({ status: 'INATIVO' })));
    await acao('Remover');
    fireEvent.click(await screen.findByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(servidor.feitos).toContainEqual(feito({})));
  });

  it('reenvia o convite, e outra vez na mesma visita', async () => {
    deles({ cometa: [umAdministrador({ situacao: 'recusado' })] });
    mostrar();
    expect(await within(await linhaDe('Cometa')).findByText('O e-mail não foi entregue')).toBeInTheDocument();
    const pedido = { licenciadaId: L, id: 'cometa', colaboradorId: 'rosa', email: null };
    await acao('Reenviar convite a Rosa Lima');
    await waitFor(() => expect(reenvios()).toEqual([pedido]));
    await acao('Reenviar convite a Rosa Lima');
    await waitFor(() => expect(reenvios()).toEqual([pedido, pedido]));
  });

  it('convida por outro endereço, e diz que o link de antes para', async () => {
    deles({ cometa: [umAdministrador({})] });
    mostrar();
    await within(await linhaDe('Cometa')).findByText('Rosa Lima');
    await acao('Outro endereço para Rosa Lima');
    const dialogo = await screen.findByRole('dialog', { name: 'Convidar por outro endereço' });
    expect(dialogo).toHaveTextContent('O convite enviado para rosa@cometa.exemplo é cancelado na hora');
    fireEvent.change(within(dialogo).getByLabelText('E-mail'), { target: { value: 'rosa@' } });
    fireEvent.click(within(dialogo).getByRole('button', { name: 'Enviar convite' }));
    expect(await within(dialogo).findByText('E-mail inválido')).toBeInTheDocument();
    fireEvent.change(within(dialogo).getByLabelText('E-mail'), {
      target: { value: 'rosa.lima@cometa.exemplo' },
    });
    fireEvent.click(within(dialogo).getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() =>
      expect(servidor.feitos).toContainEqual({
        licenciadaId: L,
        id: 'cometa',
        colaboradorId: 'rosa',
        email: 'rosa.lima@cometa.exemplo',
      }),
    );
  });

  it('a resposta perdida com outro endereço diz por qual o convite já foi', async () => {
    deles({ cometa: [umAdministrador()] });
    mostrar();
    await within(await linhaDe('Cometa')).findByText('Rosa Lima');
    await acao('Outro endereço para Rosa Lima');
    const dialogo = within(await screen.findByRole('dialog', { name: 'Convidar por outro endereço' }));
    const mandar = (email: string) => {
      fireEvent.change(dialogo.getByLabelText('E-mail'), { target: { value: email } });
      fireEvent.click(dialogo.getByRole('button', { name: 'Enviar convite' }));
    };
    servidor.perder = 1;
    mandar('primeiro@cometa.exemplo');
    expect(await dialogo.findByRole('alert')).toBeInTheDocument();
    mandar('segundo@cometa.exemplo');
    expect(
      await dialogo.findByText(/O primeiro envio já convidou Rosa Lima por primeiro@cometa\.exemplo\./),
    ).toBeInTheDocument();
    expect(dialogo.getByLabelText('E-mail')).toHaveValue('segundo@cometa.exemplo');
    expect(servidor.feitos.filter((feito) => 'colaboradorId' in feito)).toHaveLength(1);
  });

  it('a licenciada que não existe, e a sem empresas, dizem isso', async () => {
    banco.esvaziar();
    const { unmount } = mostrar();
    expect(await screen.findByText('Licenciada não encontrada')).toBeInTheDocument();
    unmount();
    banco.guardar(caminhos.licenciada(L), umaLicenciada());
    mostrar();
    expect(await screen.findByText('Nenhuma Empresa Cadastrada!')).toBeInTheDocument();
  });

  it.each(['', 'cometa', '11.222.333/0001-81'])('a pesquisa "%s" tem o seu índice', (pesquisa) => {
    const { indexes } = indicesDoBanco();
    for (const campo of ['nomeFantasia', 'createdAt'])
      for (const direcao of ['asc', 'desc'] as const)
        expect(
          indiceQueFalta('empresas', consultaDaLicenciada(pesquisa, { campo, direcao }), indexes),
        ).toBeUndefined();
  });
});
