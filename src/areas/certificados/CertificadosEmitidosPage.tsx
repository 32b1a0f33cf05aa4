/** `/gerenciarCertificados`: certificates that the company's projects issued, and their revocation (decisions Q310). */
import { IconArrowBackUp, IconBan, IconLink, IconShare } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Certificado, podeRevogarCertificado } from '@/domain/certificados/certificado';
import { codigoEmPartes, ROTULO_DO_CERTIFICADO, rotaDoCertificado } from '@/domain/certificados/codigo';
import type { ComId } from '@/domain/comum/campos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useLista } from '@/firebase/dados/usePagina';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import type { Coluna } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { copiarUrl } from '@/ui/texto/copiar';
import { data } from '@/ui/texto/formatos';
import { certificadosData } from './certificados.data';
import { LinkEmOutraAba } from '@/ui/pagina/LinkEmOutraAba';

const RevogarCertificadoModal = aoAbrir(() =>
  import('./RevogarCertificadoModal').then((m) => m.RevogarCertificadoModal),
);

const CompartilharModal = aoAbrir(() =>
  import('@/areas/compartilhar/CompartilharModal').then((m) => m.CompartilharModal),
);

type Emitido = ComId<Certificado>;
const TITULO = nomeDaTela('/gerenciarCertificados');

const COLUNAS: readonly Coluna<Emitido>[] = [
  {
    id: 'empresa',
    titulo: 'Empresa',
    celula: ({ empresa, programa }) => <DuasLinhas nome={empresa} sob={programa} />,
  },
  { id: 'tipo', titulo: 'Certificado', celula: ({ tipo }) => ROTULO_DO_CERTIFICADO[tipo] },
  {
    id: 'codigo',
    titulo: 'Código',
    largura: '14rem',
    celula: ({ codigo }) => (
      <LinkEmOutraAba href={rotaDoCertificado(codigo)} inherit>
        {codigoEmPartes(codigo)}
      </LinkEmOutraAba>
    ),
  },
  {
    id: 'emissao',
    titulo: 'Emissão',
    largura: '8rem',
    somenteDesktop: true,
    celula: ({ emitidoEm }) => data(emitidoEm),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    sobOTitulo: true,
    largura: '9rem',
    celula: ({ revogadoEm }) => (
      <StatusBadge cor={revogadoEm ? 'red' : 'teal'}>{revogadoEm ? 'Revogado' : 'Válido'}</StatusBadge>
    ),
  },
];

export function CertificadosEmitidosPage() {
  const sessao = useSessaoAtiva();
  usePageTitle(TITULO);
  const estado = useEstadoDaLista({});
  const confirmar = useConfirmar();
  const [aRevogar, revogar] = useState<Emitido>();
  const [aCompartilhar, compartilhar] = useState<Emitido>();
  const restabelecer = useMutation(certificadosData.restabelecer(sessao));
  const consulta = useLista(certificadosData.emitidos(sessao, estado.busca, estado.porPagina), estado.pagina);
  const perguntarERestabelecer = async (certificado: Emitido) => {
    const sim = await confirmar({
      titulo: `Restabelecer o certificado de ${certificado.empresa}?`,
      texto: 'Quem verificar o código passa a ler que este certificado é válido.',
      rotuloSim: 'Restabelecer',
      rotuloNao: 'Cancelar',
    });
    if (sim) restabelecer.mutate(certificado);
  };
  return (
    <>
      <ListPage
        titulo={TITULO}
        migalhas={caminhoDaTela('/gerenciarCertificados')}
        busca="Pesquisar por empresa ou programa"
        nomes={['certificado', 'certificados']}
        colunas={COLUNAS}
        consulta={consulta}
        estado={estado}
        tituloDoErro="Erro ao buscar certificados"
        nomeDoItem={({ empresa, tipo }) => `${ROTULO_DO_CERTIFICADO[tipo]} de ${empresa}`}
        acoesDaLinha={(certificado) => [
          {
            rotulo: 'Copiar endereço de verificação',
            icone: <IconLink size={16} />,
            aoClicar: () => void copiarUrl(window.location.origin + rotaDoCertificado(certificado.codigo)),
          },
          ...(certificado.revogadoEm
            ? []
            : [
                {
                  rotulo: 'Compartilhar',
                  icone: <IconShare size={16} />,
                  aoClicar: () => compartilhar(certificado),
                },
              ]),
          ...(podeRevogarCertificado(sessao.quem)
            ? [
                certificado.revogadoEm
                  ? {
                      rotulo: 'Restabelecer',
                      icone: <IconArrowBackUp size={16} />,
                      aoClicar: () => void perguntarERestabelecer(certificado),
                    }
                  : {
                      rotulo: 'Revogar',
                      icone: <IconBan size={16} />,
                      aoClicar: () => revogar(certificado),
                    },
              ]
            : []),
        ]}
        vazio={{
          titulo: 'Nenhum certificado emitido!',
          texto:
            'O certificado que uma empresa de um projeto pede aparece aqui, com o código que o verifica.',
        }}
      />
      {aCompartilhar ? (
        <CompartilharModal
          oQue="o certificado"
          titulo={`${ROTULO_DO_CERTIFICADO[aCompartilhar.tipo]}: ${aCompartilhar.empresa}, ${aCompartilhar.programa}`}
          chamada="Confira o certificado"
          endereco={window.location.origin + rotaDoCertificado(aCompartilhar.codigo)}
          aoFechar={() => compartilhar(undefined)}
        />
      ) : null}
      {aRevogar ? (
        <RevogarCertificadoModal certificado={aRevogar} aoFechar={() => revogar(undefined)} />
      ) : null}
    </>
  );
}
