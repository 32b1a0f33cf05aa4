/** `/empresas/{id}`: one company's page. Facts narrow, projects wide, and what was changed of the record. */
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { colaboradoresData } from '@/areas/colaboradores/colaboradores.data';
import { Acontecimentos, Ficha } from '@/areas/cadastro/ficha/Ficha';
import fichas from '@/areas/cadastro/ficha/Ficha.module.css';
import { MudancasDoRegistro } from '@/areas/cadastro/ficha/MudancasDoRegistro';
import { projetosDaEmpresa } from '@/areas/projetos/projetosDaEmpresa.data';
import { temFlag } from '@/domain/acesso/quem';
import type { ComId } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { maiuscula } from '@/domain/comum/maiuscula';
import { somaDosTotais } from '@/domain/comum/total';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import type { Empresa } from '@/domain/empresas/empresa';
import { origemDaEmpresa } from '@/domain/empresas/origem';
import { ROTULO_DA_FAIXA, ROTULO_DO_PORTE } from '@/domain/empresas/empresa-rotulos';
import { ROTULO_DA_ORIGEM } from '@/domain/projetos/status';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useImagem } from '@/firebase/arquivos/useImagem';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Link } from '@/ui/moldura/Link';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { Voltar } from '@/ui/pagina/Voltar';
import { data as formatarData } from '@/ui/texto/formatos';
import { telefone } from '@/ui/texto/formatosRaros';
import { totalEmPalavras } from '@/ui/lista/total';
import { empresasData } from './empresas.data';
import { ROTULO_DO_STATUS } from './filtrosDeEmpresas';
import { useAcoesDaEmpresa } from './useAcoesDaEmpresa';

const CanaisModal = aoAbrir(() => import('./canais/CanaisModal').then((m) => m.CanaisModal));
const EditarEmpresaModal = aoAbrir(() => import('./EmpresaFormModal').then((m) => m.EditarEmpresaModal));

function Projetos({ empresa }: { empresa: ComId<Empresa> }) {
  const { data, error, refetch } = useQuery(projetosDaEmpresa(useSessaoAtiva(), empresa.id));
  return (
    <BlocoLateral titulo="Projetos e convites">
      {error ? (
        <ErrorState titulo="Erro ao buscar os projetos" erro={error} aoTentarDeNovo={() => void refetch()} />
      ) : data ? (
        <>
          <RegistrosIlegiveis quantos={data.ilegiveis} />
          <Acontecimentos vazio={`${empresa.nomeFantasia} não participa de nenhum projeto desta empresa.`}>
            {data.itens.map(({ id, idProjeto, status, origem, createdAt, projeto }) => (
              <li key={id}>
                {projeto ? (
                  <Anchor component={Link} to={para('/convidarEmpresa/:projetoId', { projetoId: idProjeto })}>
                    {projeto.nome}
                  </Anchor>
                ) : (
                  <span>Projeto removido</span>
                )}
                <Text span size="sm" c="dimmed">
                  {projeto?.fases.find((fase) => fase.id === status)?.titulo ?? 'Fase não definida'} ·{' '}
                  {ROTULO_DA_ORIGEM[origem]} em {formatarData(createdAt)}
                </Text>
              </li>
            ))}
          </Acontecimentos>
        </>
      ) : (
        <Esqueleto altura={160} />
      )}
    </BlocoLateral>
  );
}

/** Counted by status, as the list of people counts them. Of another company nobody here may read them. */
function QuantasPessoas() {
  const { data } = useQuery(colaboradoresData.porStatus(useSessaoAtiva()));
  if (!data) return '…';
  const total = somaDosTotais(...Object.values(data));
  return (
    <Anchor component={Link} to={para('/colaboradores')}>
      {totalEmPalavras(total, 'pessoa', 'pessoas')}
    </Anchor>
  );
}

function enderecoDe({ endereco }: Empresa): string {
  const { logradouro, numero, complemento, bairro, cidade, estado } = endereco;
  return [[logradouro, numero, complemento], [bairro], [cidade, estado]]
    .map((parte) => parte.filter(Boolean).join(', '))
    .filter(Boolean)
    .join(' · ');
}

/** Back to the list that has it: invited companies stand in one of their own. A guest has no list to go back to. */
const migalhasDe = ({ role, nomeFantasia }: Empresa, organiza: boolean) =>
  role === 'CONVIDADA'
    ? [
        organiza
          ? { rotulo: nomeDaTela('/empresas-convidadas'), para: para('/empresas-convidadas') }
          : { rotulo: nomeDaTela('/diagnosticoEmpresa'), para: para('/diagnosticoEmpresa') },
        { rotulo: nomeFantasia },
      ]
    : caminhoDaTela('/empresas/:empresaId', nomeFantasia);

function DaEmpresa({ empresa }: { empresa: ComId<Empresa> }) {
  const sessao = useSessaoAtiva();
  const { licenciadaId, empresaId } = sessao.contexto;
  const acoes = useAcoesDaEmpresa();
  const logo = useImagem(empresa.image[0]?.path);
  const daqui = empresa.id === empresaId;
  const { responsavel } = empresa;
  const origem = origemDaEmpresa(empresa);
  return (
    <>
      <Ficha
        migalhas={migalhasDe(empresa, sessao.quem.organiza)}
        figura={
          logo ? (
            <img src={logo} alt="" className={fichas.logo} />
          ) : (
            <AvatarDaPessoa nome={empresa.nomeFantasia} tamanho={64} decorativo />
          )
        }
        titulo={empresa.nomeFantasia}
        sob={
          <>
            <StatusBadge cor={empresa.status === 'ATIVO' ? 'teal' : 'gray'}>
              {ROTULO_DO_STATUS[empresa.status]}
            </StatusBadge>
            {origem ? <Text span>{maiuscula(origem)}</Text> : null}
          </>
        }
        acoes={acoes.daLinha(empresa)}
        raras={['Canais de aviso']}
        fatos={[
          ['Pessoas', daqui && temFlag(sessao.quem, [2, 'leitura']) ? <QuantasPessoas key="pessoas" /> : ''],
          ['Razão social', empresa.razaoSocial],
          ['CNPJ', mascararCnpj(empresa.cnpj)],
          ['Porte', empresa.porte ? ROTULO_DO_PORTE[empresa.porte] : ''],
          [
            'Número de colaboradores',
            empresa.numeroColaboradores ? ROTULO_DA_FAIXA[empresa.numeroColaboradores] : '',
          ],
          ['CNAE', [empresa.codigoCNAE, empresa.cnae].filter(Boolean).join(' · ')],
          ['E-mail', empresa.email],
          ['Telefone', telefone(empresa.telefone)],
          ['Endereço', enderecoDe(empresa)],
          ['Responsável', [responsavel.nome, responsavel.email].filter(Boolean).join(' · ')],
          ['Setores', empresa.setores.join(', ')],
          ['Cadastrada em', formatarData(empresa.createdAt)],
        ]}
      >
        {sessao.quem.organiza && temFlag(sessao.quem, [13, 'leitura']) ? (
          <Projetos empresa={empresa} />
        ) : null}
        {daqui ? <MudancasDoRegistro alvo={caminhos.empresa(sessao.contexto)} /> : null}
      </Ficha>
      {acoes.emCanais ? <CanaisModal aoFechar={acoes.fecharCanais} /> : null}
      {acoes.editando ? (
        <EditarEmpresaModal
          licenciadaId={licenciadaId}
          empresa={acoes.editando}
          aoFechar={acoes.fecharEdicao}
        />
      ) : null}
    </>
  );
}

export function EmpresaPage() {
  const { empresaId = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(empresasData.porId(useSessaoAtiva(), empresaId));
  if (isPending) return <PageSkeleton forma="detalhe" />;
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar a empresa" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (data?.deletedAt !== null)
    return (
      <EmptyState
        nivel={1}
        titulo="Empresa não encontrada"
        texto="Ela pode ter sido removida, ou o endereço está incompleto."
        acao={<Voltar para={para('/empresas')} />}
      />
    );
  return <DaEmpresa empresa={data} />;
}
