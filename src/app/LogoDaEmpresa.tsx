/** The company's logo, or the product's mark when it has none or it cannot be read (part 1 §1). */
import { useImagem } from '@/firebase/arquivos/useImagem';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Simbolo } from '@/ui/moldura/Simbolo';
import { Link } from '@/ui/moldura/Link';
import classes from './Cabecalho.module.css';

export function LogoDaEmpresa() {
  const { empresa } = useSessaoAtiva();
  const logo = useImagem(empresa.image[0]?.path);
  return (
    <Link to="/" className={classes.logo} aria-label="Ir para o início">
      {logo ? <img src={logo} alt="" className={classes.imagem} /> : <Simbolo />}
    </Link>
  );
}
