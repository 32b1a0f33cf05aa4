import { useImagem } from '@/firebase/arquivos/useImagem';
import classes from './PreviaDaImagem.module.css';

/** A stored picture beside its name, as small as fits there; nothing when it cannot be read. */
export function PreviaDaImagem({ path }: { path: string }) {
  const imagem = useImagem(path);
  return imagem ? <img src={imagem} alt="" className={classes.previa} /> : null;
}
